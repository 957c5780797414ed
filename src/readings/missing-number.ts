import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and how that shows. */
export const missingNumberReadings: DigitReadings<string> = {
  1: '1 is for going first, and none of your letters is a 1. So you may wait for others to begin. At a buffet you stand with your empty plate and admire the flowers until somebody takes a potato. Then you’re right behind them.',
  2: 'Your letters don’t include a 2, the number of patience. You press the crosswalk button three times, and you’ve burned your mouth on nearly every pizza. You know it’s hot. You decide to count to ten, and at four you bite.',
  3: 'There’s no 3 among your letters, and 3 is for showing feelings. So you may feel a lot and show little. A friend sends a baby picture, your eyes fill up, and you type “Nice.” You look at it for a while. Then you add, “Really nice.”',
  4: 'The number of order, 4, is missing from your name. So things may get lost around you. You can’t find the can opener, so you buy one, and this time you think of a really good place for it. There are three in there already.',
  5: 'Without a 5, the number of change, you may like things to stay as they are. You read the whole menu with real interest, every time, and order what you always order. It’s good, you explain.',
  6: '6, the number of looking after things, is missing from your name, and your plants may have noticed. You water them the way people go to the dentist: late, and feeling guilty. Afterward you turn the brown side to the wall.',
  7: 'Quiet is the gift of 7, and none of your letters is a 7. So you take a voice along everywhere: radio in the shower, TV at dinner, a podcast in bed. One evening the batteries are dead, and you cook in silence. Around the second onion, you may hear yourself think.',
  8: 'Talking about money takes an 8, and your letters don’t have one. So naming a price may make you shy. Someone offers you fifty dollars for your old bike, and you hear yourself say, “Or forty?” They give you forty. You pump up the tires for them, too.',
  9: 'No letter of yours makes a 9, the number that’s at home with everyone. So strangers may feel like work. You hear a neighbor on the stairs, and perhaps you wait behind your door until it’s quiet. Saying “Morning” takes two seconds. You’ve been standing there for three minutes.',
};
