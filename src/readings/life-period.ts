import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'A 1 life period is a chapter, often of many years, for learning to stand alone. You put up a shelf without calling anyone. It’s crooked, and nobody’s allowed to say so.',
  2: 'In a 2 life period, a long chapter of your life, other people matter most. You know how everyone takes their coffee, and you worry when one of them changes it.',
  3: 'A life period of 3 is a long chapter about expressing yourself. Your voice messages have a beginning, a middle and guest stars, and friends save them for the bus.',
  4: 'Work and patience fill a 4 life period, a long chapter in which you build things slowly. Your big project has been “almost done” so long that friends ask about its health.',
  5: 'A 5 life period is a chapter of change that can last for decades. In the dark, your hand still looks for the light switch from two apartments ago.',
  6: 'Home and family are at the center of a 6 life period, a long chapter of your life. Even in the bathroom you hear your name through the door. Someday you’ll miss it.',
  7: 'During a 7 life period, a long chapter, you look for your own answers. It’s Saturday, it’s midnight, you’re alone with an article about octopuses, and you wouldn’t trade places with anyone.',
  8: 'An 8 life period is a long chapter about money and power, and what they’re for. Some evening you’ll leave a tip that’s far too big, tell no one, and go home grinning.',
  9: 'Caring about people you’ve never met is what a 9 life period is for, and it’s a long chapter. The news can ruin your dinner. A stranger passing her driving test can save it.',
  11: 'An 11 life period is a long chapter of strong feelings and sudden ideas. You’ve had to leave a store because of a song, and by the parking lot you had a plan.',
  22: 'A life period of 22 is a long chapter for large plans. A friend asks if you’d like tacos tonight, and you describe the city you’ll build by 2060. Say yes to the tacos.',
};
