/** Who wrote an article, and how long it takes to read. */
export const byAuthor = (author: string, minutes?: number) =>
  minutes ? `By ${author} · ${minutes} minutes` : `By ${author}`;
