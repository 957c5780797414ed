/** Said where no pair is alike, or none differs. */
export const noneAlike =
  'None of the five pairs is the same or even close. Plenty of people are very fond of each other all the same. They just can’t finish each other’s sentences.';
export const noneDiffers =
  'No pair of numbers sets you apart. That’s rare, and restful. It also means that whatever one of you misses, the other probably misses too.';
