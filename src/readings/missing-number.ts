import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'Each letter of a name stands for a number from 1 to 9. Without a 1 in yours, putting yourself first may take practice. Pick the movie tonight, and don’t apologize, even during the boring part.',
  2: 'Letters stand for numbers from 1 to 9, and with no 2 in your name, patience may be missing. You press elevator buttons that are already lit. Today, leave one alone, and look at your shoes.',
  3: 'Letters have numbers, 1 to 9; if none of yours is a 3, showing feelings can be hard. A friend’s great news starts a parade in your heart, and you send a thumbs-up. Send the parade.',
  4: 'Order may be missing from your name: its letters stand for numbers, 1 to 9, and none is a 4. Your keys sleep somewhere new every night, like tourists. Give them a bowl by the door.',
  5: 'No letter of your name stands for 5 (each has a number, 1 to 9), so change may make you a bit nervous. Tonight, sit in a different chair. You’ve never seen your kitchen from there.',
  6: 'Your name’s letters stand for numbers, 1 to 9, but never for 6, so being needed can tire you out. Begin with a cactus. It needs you once a month and never asks what you’re thinking.',
  7: 'Time alone may feel strange if your name has no 7 (each letter gives a number, 1 to 9). Sit on a bench without headphones. Your thoughts will be shy at first. Then try stopping them.',
  8: 'Letters count as numbers from 1 to 9, and a name with no 8 often goes with little interest in money. Figure out what you earn an hour. How many hours were your shoes?',
  9: 'Each letter is a number from 1 to 9, and with no 9 in your name, your world may be small and warm: the same five people. Make it bigger: ask a stranger their dog’s name.',
};
