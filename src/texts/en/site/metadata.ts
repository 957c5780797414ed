/** What a tool needs, for search engines. */
export const needsScript = 'Requires JavaScript';

/** The first of the breadcrumbs. */
export const home = 'Home';
