import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'You may wait for others to begin, since 1 means going first and no letter of your name counts as 1. At a buffet you stand with your empty plate and admire the flowers until somebody takes a potato. Next time, be somebody. It’s only a potato, and you’re hungry.',
  2: 'Patience may be hard for you: it comes with a 2, and your name has no letter worth 2. You press the crosswalk button three times, and you’ve burned your tongue on the first bite of nearly every pizza. Let the next one sit for two minutes. You’ll even taste it.',
  3: 'You may feel a lot and show little, since 3 is the number that shows feelings and none of your letters counts as 3. A friend sends a baby picture, your eyes fill up, and you type “Nice.” Next time type all of it: “Nice, and I’m crying at a bus stop.”',
  4: 'Things may get lost around you, and the old books blame your name: not one letter counts as 4, the number of order. You can’t find the can opener, so you buy one, and this time you think of a really good place for it. There are three in there already.',
  5: 'Perhaps you like things to stay as they are: change belongs to 5, and there’s no 5 among your letters. You read the whole menu with real interest, every time, and order what you always order. Tomorrow, close your eyes and point. If it’s awful, you’ll love your usual twice as much.',
  6: '6, the number of looking after things, is missing from your name, and your plants may have noticed. You water them the way people go to the dentist: late, and feeling guilty. Begin with a cactus, which forgives nearly everything. If it ever flowers, you’re allowed to wake the building.',
  7: 'Quiet may not come easily, because it’s the gift of 7, and none of your letters is a 7. You take a voice along everywhere: radio in the shower, TV at dinner, a podcast in bed. One evening, cook without any of them. Around the second onion, you may hear yourself think.',
  8: 'Talking about money may make you shy, since 8 is the number of money, and no letter of your name counts as 8. Someone offers you fifty dollars for your old bike, and you hear yourself say, “Or forty?” Next time, just say “Great.” You’ll have earned ten dollars with one word.',
  9: 'Strangers may feel like work: being at home with everyone takes a 9, and your letters don’t have one. You hear a neighbor on the stairs, and perhaps you wait behind your door until it’s quiet. Tomorrow, go out and say “Morning.” It takes two seconds. You’ve stood there for minutes.',
};
