import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'You’ve never once picked the movie, and your name has an excuse: none of its letters counts as 1, the number of going first. Pick tonight’s. Enjoy even the boring part, since it’s your boring part.',
  2: 'You press elevator buttons that are already lit, and numerology blames your name: no letter in it counts as 2, the number of patience. Leave one button alone today. It comes anyway, like most things.',
  3: 'Deeply moved, you typed “Nice”: your letters have numbers, and none is a 3, the one that shows its feelings. Borrow one for your next message. Add a second word. Go wild, add a third.',
  4: 'Your keys sleep somewhere new every night, like tourists, because no letter of your name counts as 4, the number of order. Give them a bowl by the door, and let them settle down.',
  5: 'Same chair, same order, same seat on the bus: no letter of your name counts as 5, the number of change. Tonight, sit across the table. You’ve never met that half of your kitchen.',
  6: 'No letter of your name counts as 6, the number of looking after things, and your plants can tell. Start with a cactus. It’s proud, it’s busy, and once a month it’ll let you help.',
  7: 'In a quiet room you turn on the radio, since no letter of your name counts as 7, the number of being alone. Drink one cup of tea without it. You’re better company than you think.',
  8: 'Money puzzles you, and your name explains it: letters count as numbers, and yours has no 8. Figure out what an hour of your work earns. How many hours were your shoes?',
  9: 'Five people, the same five jokes, and you’re happy: no letter of your name counts as 9, the number of the wide world. Add a sixth person. Begin with anybody who’s walking a dog.',
};
