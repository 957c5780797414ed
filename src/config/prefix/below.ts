/** Where a language puts its addresses that is not the first of the site: below its code. */
export function below(language: string, address: string): string {
  return `/${language}${address === '/' ? '' : address}`;
}
