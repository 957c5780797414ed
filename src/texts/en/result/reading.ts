import { spelled } from '../language';

export const copyLink = 'Copy link';
export const linkToThisResult = 'Link to this result';
export const print = 'Print';
export const everythingHere = 'Everything here';

/** Who pays for the site, below an offer. */
export const thankYou =
  'Thank you for using our affiliate links: they keep every reading here free, and they don’t cost you anything extra.';

/** What stands over a portrait of so many numbers: “All nine, put together”. */
export const portraitHeading = (numbers: number) =>
  `${numbers === 2 ? 'Both' : `All ${spelled(numbers)}`}, put together`;
