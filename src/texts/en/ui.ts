import { plural } from './language';

/** Where something did not work, and may the next time. */
export const tryAgain = 'Try again';

/** Above whatever is paid for. */
export const sponsored = 'Sponsored';

/** Who wrote an article, and how long it takes to read. */
export const byAuthor = (author: string, minutes?: number) =>
  minutes ? `By ${author} · ${minutes} ${plural(minutes, 'minute')}` : `By ${author}`;

export const noScript =
  'The sums are done in your browser, by JavaScript, and it’s switched off here.';
export const copyByHand =
  'Your browser wouldn’t let us copy it. It’s selected, so you can copy it by hand.';
