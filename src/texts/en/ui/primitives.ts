export const copied = 'Link copied.';
export const copyByHand =
  'Your browser wouldn’t let us copy it. It’s selected, so you can copy it by hand.';

export const brokenResult = 'Something went wrong with this result. What you typed is still there.';
export const table = 'Table';
export const undo = 'Undo';
