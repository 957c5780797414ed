/** What is said where the people to choose from do not load. */
export const noPeople = 'We couldn’t load the people you’ve kept.';
