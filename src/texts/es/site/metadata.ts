/** What a tool needs, for search engines. */
export const needsScript = 'Requiere JavaScript';

/** The first of the breadcrumbs. */
export const home = 'Inicio';
