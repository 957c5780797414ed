/** The last line of every page. */
export const copyright = (year: number, brand: string) =>
  `© ${year} ${brand}. Readings are for entertainment only and are based on the Pythagorean system.`;
