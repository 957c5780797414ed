import { sponsored } from '../ui';

export const skip = 'Skip to content';
export const menu = 'Menu';
export const more = 'More';
export const back = 'Back';

export const advertisement = 'Advertisement';
export const adLabels = { ad: 'Ad', sponsored };
/** Goes on after a label. */
export const fromPartner = 'from our partner';

export const relatedArticles = 'Related Articles';

/** Where a tool could not be loaded: its buttons do nothing then, and a visitor should know why. */
export const noTool =
  'Part of this page couldn’t be loaded, so the buttons here don’t work. Check your connection and reload the page.';

/** The last line of every page. */
export const copyright = (year: number, brand: string) =>
  `© ${year} ${brand}. Readings are for entertainment only and are based on the Pythagorean system.`;
