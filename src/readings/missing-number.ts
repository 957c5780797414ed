import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'Without a 1 you find it hard to put yourself first. Practice with small things, such as choosing the restaurant.',
  2: 'A missing 2 can mean that slow people make you impatient. Let others finish their sentence, and wait a moment before you answer.',
  3: 'No 3 in a name means that showing your feelings takes practice. Read a page aloud now and then, even if nobody is listening.',
  4: 'When 4 is missing, you find it hard to keep order. Start with a fixed place for your keys.',
  5: 'If there is no 5, you are careful with anything new. Try another way home from work and see what is there.',
  6: 'With no 6, you may soon feel tired when people need you. Start with something small to care for, such as a plant.',
  7: 'If 7 is missing, you seldom choose to be alone with your thoughts. Spend a quiet evening at home, with the phone switched off.',
  8: 'When there is no 8, you are not very interested in money. Look at your account on the first day of every month.',
  9: 'Your name has no 9, so you are slow to care about strangers. Learn the name of the person who brings your mail.',
};
