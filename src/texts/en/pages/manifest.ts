/** The site as an app. */
export const appName = (brand: string) => `${brand}: numerology with its working`;
export const appDescription =
  'Nine numbers from a name and a birth date, worked out in your browser.';
