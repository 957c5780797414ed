export const gettingReading = 'Getting the reading…';
export const noReading = 'We couldn’t load the reading. Your number still stands.';
