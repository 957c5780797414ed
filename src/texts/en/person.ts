/** What is said where a part that comes later does not load. */
export const noPeople = 'We couldn’t load the people you’ve kept.';
export const noKeeping = 'We couldn’t load the button that keeps people.';
export const noNext = 'We couldn’t load what’s next.';
export const noWorking = 'We couldn’t load how it was found.';
export const noPicture = 'We couldn’t make the picture here.';
