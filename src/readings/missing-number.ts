import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'None of the letters in your name counts as a 1, so putting yourself first may take practice. Pick the movie tonight, and don’t apologize for it, even during the boring part.',
  2: 'With no letter in your name that counts as 2, patience may be the skill you’re missing. You press elevator buttons that are already lit. Today, leave one alone, and look at your shoes.',
  3: 'When no letter of a name counts as 3, showing feelings can be hard. A friend sends great news, there’s a parade in your heart, and you answer with a thumbs-up. Send the parade.',
  4: 'Order is what’s missing in a name where no letter counts as 4. Your keys sleep somewhere new every night, like tourists. Give them a bowl by the door.',
  5: 'No letter of your name counts as 5, so change may make you a bit nervous. Tonight, sit in a different chair at your own table. You’ve never seen your kitchen from there.',
  6: 'Your name has no letter that counts as 6, so being needed can tire you out. Begin with a cactus. It needs you about once a month, and it never asks what you’re thinking.',
  7: 'Time alone may feel strange if no letter of your name counts as 7. Sit on a bench for ten minutes with no headphones. Your thoughts will be shy at first. Then try to stop them.',
  8: 'A name where no letter counts as 8 often goes with little interest in money. Work out what you earn in an hour. Then look down and see how many hours your shoes were.',
  9: 'Because no letter of your name counts as 9, your world may be small and warm: the same five people, the same jokes. Make it bigger this week by asking a stranger their dog’s name.',
};
