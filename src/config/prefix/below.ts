/** Where a language puts its addresses that is not the first of the site: below its code. */
export const below = (language: string) => (address: string) =>
  `/${language}${address === '/' ? '' : address}`;
