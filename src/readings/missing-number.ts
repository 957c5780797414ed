import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'If no letter of your name is worth 1, putting yourself first may take practice. Pick the movie tonight. Even if it’s terrible, it was your movie, and that’s the whole exercise.',
  2: 'No letter worth 2 in your name can mean waiting is hard for you. When those three dots on the screen go on forever, let them. It may be the nicest message of the week.',
  3: 'When a name has no letter worth 3, showing feelings can be hard. Start small: send a voice message instead of a thumbs-up. Singing is optional.',
  4: 'Order isn’t included in a name with no letter worth 4, so you pick it up as you go. Begin with your keys: a bowl by the door, and no more checking every pocket.',
  5: 'With no letter worth 5 in your name, change may make you a bit nervous. Let the app choose the next song. At worst you skip it, and your favorite playlist will forgive you.',
  6: 'Your name has no letter worth 6, so being needed can tire you out. Practice on something that asks very little. A cactus is perfect: it hardly drinks and it never calls.',
  7: 'Time alone may feel strange if no letter of your name is worth 7. Try one bus ride without headphones. Your thoughts have been waiting to talk to you, and some of them are funny.',
  8: 'A name without a letter worth 8 often means money bores you. Look at your account once a month, the way you’d wave to a quiet neighbor: friendly, quick, and glad they’re still there.',
  9: 'Because no letter of your name is worth 9, you may keep your world small and well loved. Learn the name of whoever brings your packages, and it’s one person bigger.',
};
