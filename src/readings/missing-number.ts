import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'Without a 1 you find it hard to put yourself first. Choose the restaurant. When you’ve chosen it, don’t go around the group asking whether everyone’s sure.',
  2: 'A missing 2 can mean slow people try your patience. When somebody’s hunting for a word, wait. Theirs may be better than the one you had ready.',
  3: 'No 3 in a name means showing your feelings takes practice. Read a page aloud when you’re alone, with all the voices, as if the cat were thinking of buying the book.',
  4: 'When 4 is missing, order doesn’t come by itself. Begin with your keys: one hook, beside the door, every time, even when your hands are full.',
  5: 'If there’s no 5, new things make you careful. Get off one stop early and walk home from there; it’s a real adventure, and you’ll still be in time for dinner.',
  6: 'With no 6, being needed can wear you out. Practice on something that asks for very little. Get a cactus.',
  7: 'If 7 is missing, you’re seldom alone with your thoughts by choice. Give them one evening without a screen, and let them tell you what they’ve been trying to say since summer.',
  8: 'When there’s no 8, money may simply not interest you. Look in on your account once a month, the way you’d look in on a quiet neighbor. Say hello. Leave.',
  9: 'Your name has no 9, the number of the wide world, so yours may be small and well loved. Learn what your mail carrier is called, and it’s one person bigger.',
};
