/** An inline script of every tool, which the security policy allows by its hash. */
export const takeLinkAlongScript = `(${takeLinkAlong})()`;

/**
 * Runs in the browser. Whoever changes the language as soon as the page is there takes a private link along;
 * once the tool runs, it puts into the links what it shows.
 */
function takeLinkAlong(): void {
  addEventListener('click', ({ target }) => {
    const twin = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (twin && !twin.hash && location.hash.includes('=')) twin.hash = location.hash;
  });
}
