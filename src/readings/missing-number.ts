import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'Without a 1 you find it hard to put yourself first. Practice on small things: once a month, choose the restaurant.',
  2: 'A missing 2 can mean little patience with another person’s pace. Let others finish their sentence, and wait a moment before you answer.',
  3: 'No 3 in a name means that showing your feelings takes practice. Read a page aloud once a week, if only to the dog.',
  4: 'When 4 is missing, order does not come by itself. Choose one place for your keys and always use it.',
  5: 'If there is no 5, you are careful with anything new. Go home a different way once a week and see what is there.',
  6: 'With no 6, being needed soon feels like a burden. Start with something small to care for, such as a plant.',
  7: 'Lacking 7, you seldom choose to be alone with your thoughts. Keep one quiet evening a week, with the phone switched off.',
  8: 'The missing 8 leaves you with little interest in money. Look at your account on the first day of every month.',
  9: 'Your name has no 9, so strangers may stay strangers for long. Learn the name of the person who brings your mail.',
};
