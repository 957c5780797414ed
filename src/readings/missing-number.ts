import type { DigitReadings } from './types';

/** A missing number: what no letter of the name brings along, and a small way to borrow it. */
export const missingNumberReadings: DigitReadings<string> = {
  1: 'No letter of your name counts as 1, the number of going first, so you may wait for others to begin. “Any questions?” asks the speaker, and sixty people study their shoes. Raise your hand for once. The professor in front of you whispers, “Thank you. I was lost, too.”',
  2: 'Your name has no letter that counts as 2, the number of patience, so waiting can be hard. Perhaps you press elevator buttons that are already lit. Leave one alone today, and look around. The elevator comes anyway, and now you know that the woman with the cello lives on five.',
  3: 'Showing what you feel belongs to 3, and no letter of your name counts as 3. Someone sends a picture of her new baby, your eyes fill up, and you type “Nice.” Tell her the rest next time. “Nice, and I’m crying at a bus stop” gets read to the grandmother.',
  4: 'With no letter in your name that counts as 4, the number of order, things may wander. Perhaps your keys sleep somewhere new every night, like tourists. Give them one blue bowl. Some morning you’ll stand there with eight minutes to spare, wondering what other people do with all this time.',
  5: 'The letters of your name bring no 5, the number of change, so you may like things as they are: same lunch place, same order, same chair by the window. Trade chairs once with the person you always eat with. She’s been looking at a wall for years, and never said so.',
  6: 'No letter of your name counts as 6, the number of looking after things, and your plants may have noticed. Begin with a cactus, which forgives nearly everything. If it ever flowers, you’re allowed to wake the whole building.',
  7: '7 is the number of quiet, and no letter of your name counts as 7, so an empty room can feel too empty. You may turn on the radio before the light. Leave it off for one cup of tea. Halfway down the cup you may hear humming, and it’ll be you.',
  8: 'Money belongs to 8, and no letter of your name counts as 8, so bargaining may not be your sport. A man with a mustache offers fifty for your old bike, and you hear yourself say forty. He pays you fifty anyway. Next time say sixty, and study his mustache.',
  9: '9 is the number of the wide world, and no letter of your name counts as 9, so you may like the same few people and the same jokes. Once this week, talk to a stranger with a dog. You’ll know the dog’s name for a month before you ask hers.',
};
