import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'No letter of your name counts as 1, the number of going first, so you may wait for others to begin. Dinner’s on the table, and ten people stand around it with empty plates, each waiting for another. Go first. It’s only rice, and nine people will be grateful.',
  2: 'Your name has no letter that counts as 2, the number of patience, so waiting can be hard. Perhaps you open the microwave with three seconds left, every single time. Let it finish today. You may find out it plays a little song at the end, and you’ve owned it for years.',
  3: 'Your name has no letter that counts as 3, the number of showing feelings, so you may hide yours. A friend sends a baby picture, your eyes fill up, and you type “Nice.” Next time type all of it: “Nice, and I’m crying at a bus stop.”',
  4: 'With no letter in your name that counts as 4, the number of order, things may get lost. Perhaps you’ve told a friend, on your phone, that you couldn’t find your phone. Keep it in a bowl. Some morning you’ll have eight extra minutes, and wonder what people do with them.',
  5: 'None of the letters in your name counts as 5, the number of change, so you may like things as they are. At your usual place they start making your lunch when they see you at the door. Order something else tomorrow. They’ll ask if everything’s all right at home.',
  6: '6, the number of looking after things, is missing from your name, and your plants may have noticed. Begin with a cactus, which forgives nearly everything. If it ever flowers, you’re allowed to wake the whole building.',
  7: '7 is the number of quiet, and no letter of your name counts as 7, so you may turn on the radio with your coat still on. Leave it off for one cup of tea. At first it’s strange. Then you hear yourself think, and some of it’s quite good.',
  8: 'Your name has no letter that counts as 8, the number of money, so bargaining may not be your sport. Someone offers you fifty dollars for your old bike, and you hear yourself say, “Or forty?” Next time say sixty, close your mouth, and count to ten.',
  9: 'No letter of your name counts as 9, the number of the wide world, so strangers may feel like work. When you hear a neighbor on the stairs, perhaps you wait behind your door until they’ve gone. Tomorrow, go out and say hello. They’ll jump, because most days they hide from you.',
};
