import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'No letter of your name counts as 1, the number of going first, so it may feel strange to choose for everyone. Borrow a little: pick tonight’s movie. If it’s wonderful, they’ll thank you. If it’s terrible, they’ll be telling the story for years, and you started it.',
  2: 'Your name has no letter that counts as 2, the number of patience, so waiting can be hard. Perhaps you press elevator buttons that are already lit. Leave one alone today, and look around. The elevator comes anyway, and now you know that the woman with the cello lives on five.',
  3: 'Showing what you feel belongs to 3, and no letter of your name counts as 3. Deeply moved, you may type “Nice” and put the phone away. Next time add one more word. “Nice. Crying.” could make a friend’s whole week.',
  4: 'With no letter in your name that counts as 4, the number of order, things may wander a little. Perhaps your keys sleep somewhere new every night, like tourists. Give them a bowl by the door. It’s a small present to yourself, and you get it every morning.',
  5: 'The letters of your name bring no 5, the number of change, so you may like things just as they are: same seat, same order, same side of the bed. That’s a comfort, so keep it. But sit across the table once. You’ve never seen your kitchen from there.',
  6: 'No letter of your name counts as 6, the number of looking after things, and your plants may have noticed. Begin with a cactus. It wants water once a month, so you can’t be late. And if it ever flowers, you’re allowed to tell everybody.',
  7: '7 is the number of quiet, and no letter of your name counts as 7, so an empty room can feel a bit too empty. You may turn on the radio before you’ve taken off your coat. Leave it off for one cup of tea. You’re better company than you think.',
  8: 'Money belongs to 8, and no letter of your name counts as 8, so prices can be hard to judge. Try counting in time: if your favorite shoes cost you five hours of work, were they worth it? If you’re smiling, you may be better at this than you thought.',
  9: '9 is the number of the wide world, and no letter of your name counts as 9. So you may be happiest with the same few friends and the same jokes. Keep them all. But once this week, talk to a stranger with a dog. The dog does half the work.',
};
