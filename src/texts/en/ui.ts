/** Where something did not work, and may the next time. */
export const tryAgain = 'Try again';

/** Above whatever is paid for. */
export const sponsored = 'Sponsored';

/** Who wrote an article, and how long it takes to read. */
export const byAuthor = (author: string, minutes?: number) =>
  minutes ? `By ${author} · ${minutes} minutes` : `By ${author}`;
