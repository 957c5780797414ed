import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'A 1 life period, one of the three long chapters of a life, is for learning to do things alone. You may put up your own shelf, with a video in one hand. It’s so crooked that apples roll off it, and every visitor has to come and admire it.',
  2: 'During a 2 life period, a chapter of many years, you’re there for other people: her exam, his surgery, their moving day. Nothing in your calendar seems yours. Years later a man with a gray beard gets up at a wedding and tells everyone who sat beside him in that hospital hallway.',
  3: 'Saying, singing or painting what’s in you is what a 3 life period is for, and it’s a long chapter. You may notice it first in your voice messages, which have guest stars now. A night guard you know saves them for the last slow hour of his shift.',
  4: 'A 4 life period is a long chapter of patient work, and the photos from it are dull: a wall, the same wall, the same wall with a window. Then one year there’s a long table in the picture, and everyone you love is sitting at it, inside.',
  5: 'Change fills a 5 life period, a chapter of many years: new jobs, new streets, new haircuts. At night you feel along the wall for a light switch from three apartments ago. On one of those old streets a brown dog still lifts his head at six, when you used to pass.',
  6: 'Home and family fill a 6 life period, year after year. They call your name all day, even while you’re in the shower, and you dream of silence. One weekend they all go away. It’s lovely until lunch. Around two you’re on the phone, just to hear somebody yell your name.',
  7: 'In a 7 life period, a long chapter, you’d rather find your own answers than be told. You may stand in front of one painting until the room is empty. The guard, who’s watched it for eleven years, finally comes over. “It’s the little dog, isn’t it?” he says, and it is.',
  8: 'An 8 life period is a long chapter for finding out what money and power are for. You’ll count, and sign, and worry. And some night, in a taxi with a baby’s shoe swinging from the mirror, you may pay far too much, and hurry off before the driver can count it.',
  9: 'Caring about people you don’t know is what a 9 life period is for, and it’s a long chapter. The news can spoil your morning. But when a girl wobbles past on a bike, and her father has just let go, you’re the stranger cheering, a bag of onions in the air.',
  11: 'With an 11 life period comes a long chapter of strong feelings and sudden ideas. An old song starts in the supermarket, and you leave your cart and step outside. You come back with red eyes and a plan. The girl at the register has kept your ice cream cold.',
  22: 'A 22 life period is a long chapter for building something big, so your mind’s often years ahead. “Tacos tonight?” asks your roommate, with her shoes on, and you tell her about the library you’ll open in 2060. She listens to all of it. “And will it have tacos?” she says.',
};
