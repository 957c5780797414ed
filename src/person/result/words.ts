export const everythingAbout = (number: number) => `Everything about the number ${number}`;
