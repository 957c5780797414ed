/**
 * A page without the `uid` of its islands: nothing reads it in a built site, and it is a hash of
 * the path of the folder, so that the same commit would be built differently elsewhere.
 */
export function forgetIslandIds(html: string): string {
  return html.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1');
}
