import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: '“I’ll do it myself” is the song of a 1 life period, a long chapter for learning to stand alone. There’ll be a shelf. It’ll be crooked, and you’ll love it like family.',
  2: 'In a 2 life period, a long chapter, your calendar is full of other people: her exam, his surgery, their moving day. You’re in every one of those days, carrying something.',
  3: 'Expressing yourself is what a 3 life period is for, a long chapter of it. Your voice messages have a beginning, a middle and guest stars, and people save them for the bus.',
  4: 'A 4 life period is a long chapter of patient work, and the photos are dull: a wall, the same wall, the same wall with a window. Then, one year, everybody’s eating inside.',
  5: 'During a 5 life period, a long chapter of change, your hand still looks in the dark for the light switch from three apartments ago. Each town remembers you with different hair.',
  6: 'Home and family fill a 6 life period, a chapter of many years. They call you even through the bathroom door. One day it’ll be quiet, and you’ll sit there a minute longer, listening.',
  7: 'It’s Saturday, it’s midnight, and you’re alone with an article about whales: that’s a 7 life period, a long chapter for finding your own answers. You wouldn’t trade places with anyone.',
  8: 'An 8 life period is a long chapter about money and power, and about what they’re for. One night you’ll leave a tip that’s far too big, and run before anybody can thank you.',
  9: 'Caring about people you’ve never met fills a 9 life period, a long chapter. The news ruins your breakfast. By noon a girl on the bus has passed her driving test, and you’re hugging.',
  11: 'If you’ve had to leave a store because of a song, you know an 11 life period, a long chapter of strong feelings and sudden ideas. By the parking lot you had a plan.',
  22: '“Tacos tonight?” a friend asks, and in a 22 life period, a long chapter of large plans, you begin to describe the city you’ll build by 2060. It’s a beautiful city. Get the tacos.',
};
