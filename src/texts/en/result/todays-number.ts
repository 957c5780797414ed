export const heading = 'Today’s Number';
export const notLoaded =
  'Today’s meaning hasn’t loaded. [All nine are explained here](page:numbers)';
export const howTo = 'Add the digits of today’s date until one is left.';
export const sameForEveryone =
  'It’s the same for everyone. [See what today makes of your birth date](page:daily-decoder)';

/** The sums that lead to it: “Today’s digits: 2 + 0 + 2 + 6 = 10, then 1 + 0 = 1.” */
export const todaysDigits = (sums: readonly string[]) => `Today’s digits: ${sums.join(', then ')}.`;
