/**
 * Makes browsers that support it prerender a page when the pointer hovers over its link or a finger
 * touches it. The security policy allows this text by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // Files, such as the feed, are not pages.
          { not: { href_matches: '/*.*' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
