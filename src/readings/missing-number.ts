import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'You may wait for others to begin, since 1 means going first and no letter of your name counts as 1. The elevator doors close behind six of you, and you all stand there politely, because nobody’s pressed a button. Press one. You’ll be a hero as far as the third floor.',
  2: 'Patience may be hard for you: it comes with a 2, and your name has no letter worth 2. Perhaps you keep opening the oven to see if the cake’s rising. It was, until you looked. Next time watch through the glass. It’s a slow movie, but you can eat the ending.',
  3: 'You may feel a lot and show little, since 3 is the number that shows feelings and none of your letters counts as 3. A friend sends a baby picture, your eyes fill up, and you type “Nice.” Next time type all of it: “Nice, and I’m crying at a bus stop.”',
  4: 'Things may get lost around you, and the old books blame your name: not one letter counts as 4, the number of order. You can’t find the can opener, so you buy one, and this time you think of a really good place for it. There are three in there already.',
  5: 'Perhaps you like things to stay as they are: change belongs to 5, and there’s no 5 among your letters. At your usual place they start making your lunch when they see you at the door. Order something else tomorrow. They’ll ask if everything’s all right at home.',
  6: '6, the number of looking after things, is missing from your name, and your plants may have noticed. Begin with a cactus, which forgives nearly everything. If it ever flowers, you’re allowed to wake the whole building.',
  7: 'Quiet may not come easily, because it’s the gift of 7, and none of your letters is a 7. Perhaps your TV talks all evening and nobody’s listening. Turn it off tonight and enjoy the silence, until there’s a knock. It’s the old lady next door, asking who killed the doctor.',
  8: 'Talking about money may make you shy, since 8 is the number of money, and no letter of your name counts as 8. Someone offers you fifty dollars for your old bike, and you hear yourself say, “Or forty?” Next time say sixty, close your mouth, and count to ten.',
  9: 'Strangers may feel like work: being at home with everyone takes a 9, and your letters don’t have one. You hear a neighbor on the stairs, and perhaps you wait behind your door until they’ve gone. Tomorrow, go out and say hello. They’ll jump, because most days they hide from you.',
};
