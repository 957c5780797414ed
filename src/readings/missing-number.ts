import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'None of the letters in your name counts as a 1, so putting yourself first may take practice. Pick the movie tonight. Even if it’s terrible, everyone watched it because of you.',
  2: 'With no letter in your name that counts as 2, the missing skill is patience. When a friend is typing and typing, don’t call to hurry them. It may be the nicest message of the week.',
  3: 'When no letter of a name counts as 3, showing feelings can be hard. Start small: send a voice message instead of a thumbs-up. Singing is optional.',
  4: 'Order is what’s missing in a name where no letter counts as 4. Begin with your keys: keep them in a bowl by the door, and you’ll stop checking every pocket on the stairs.',
  5: 'No letter of your name counts as 5, so change may make you a bit nervous. Let the app choose the next song. If it’s awful, it’s over in three minutes, and you’ve survived.',
  6: 'Your name has no letter that counts as 6, so being needed can tire you out. Practice on something that asks very little. A cactus is perfect: it hardly drinks and it never calls.',
  7: 'Time alone may feel strange if no letter of your name counts as 7. Take a walk without headphones. Your thoughts have been waiting to talk to you, and some of them are funny.',
  8: 'A name where no letter counts as 8 often goes with little interest in money. Look at your account on the first of the month, the way you’d wave to a neighbor: quick and friendly.',
  9: 'Because no letter of your name counts as 9, you may keep your world small, with the same few people in it. Learn the name of whoever brings your packages, and it’s one person bigger.',
};
