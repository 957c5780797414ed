/** What several tools say. */
export const fullName = 'Full Name';
export const optional = 'Optional';
