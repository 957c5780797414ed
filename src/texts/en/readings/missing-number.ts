import type { DigitReadings } from '../../../readings/types';

/** A missing number: what no letter of the name brings along, and how you come to it instead. */
export const missingNumberReadings: DigitReadings<string> = {
  1: '1 is for going first, and none of your letters is a 1; you come to it another way. At a buffet everybody stands with an empty plate and admires the flowers. Somebody has to take the first potato, and out of pure kindness, you do.',
  2: 'Your letters don’t include a 2, the number of patience, so you make your own. With a hot pizza in front of you, you count to ten, out loud if necessary. At four you look at the pizza. At ten you bite.',
  3: 'There’s no 3 among your letters, and 3 is for showing feelings. You get there by adding a little. A friend sends a baby picture, your eyes fill up, and you type “Nice.” You look at it for a while. Then you add, “Really, really nice.”',
  4: 'The number of order, 4, is missing from your name, so yours comes from experience. It may have taken three can openers. Since then there’s one good place for them, and you’d find it in the dark.',
  5: 'Without a 5, the number of change, your name leaves new things to you. One way in is through the side door: you order what you always order, and take a bite from every plate around you.',
  6: '6, the number of looking after things, is missing from your name, so you learned it from what you looked after. A plant hangs its head, you water it, and by evening it’s standing. You’re as proud as if you’d done the growing.',
  7: 'Quiet is the gift of 7, and none of your letters is a 7. You may come to it by accident: one evening the batteries are dead, and you cook in silence. Around minute three, you hear yourself think.',
  8: 'Talking about money takes an 8, and your letters don’t have one. You come to it by practice: you tell the mirror your price, twice. The third time you say it to a person, and it sounds as if you’d never thought of another.',
  9: 'No letter of yours makes a 9, the number that’s at home with everyone. You come to people one at a time. There’s a neighbor on the stairs, so you open your door and say “Morning.” It takes two seconds, and then you know somebody.',
};
