/**
 * Asks a browser that can to have a page of ours ready when the pointer rests on its link or a
 * finger comes down on it. The browser does it all; the security policy knows this text by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, such as the feed, are no pages.
          { not: { href_matches: '/*.*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
