export const copied = 'Link copied.';

export const brokenResult = 'Something went wrong with this result. What you typed is still there.';
export const table = 'Table';
export const undo = 'Undo';
