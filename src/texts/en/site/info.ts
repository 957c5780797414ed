export const founderOf = (brand: string) => `Founder of ${brand}`;
export const calculate = 'Calculate Your Numbers';

/** What stands in place of a page: a sum, what the sum comes to, and what happened. */
export const notFound = {
  number: 8,
  sum: '4\u00a0+\u00a00\u00a0+\u00a04\u00a0=\u00a08, and even an 8 can’t find it.',
  text: 'Maybe there’s a typo in the address, or the page has moved. These are all still here:',
};
export const offline = {
  number: 4,
  sum: '“Offline” adds up to 40, so it’s a 4: it stays where it is.',
  text: 'There’s no copy of this page in this browser. Reload it once you’re connected again. Until then, all of these work without a network:',
};

/** Before a date. */
export const lastUpdated = 'Last updated';
