import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'A 1 life period, one of the three long chapters of a life, is for learning to stand alone. You sign the lease, you fix the sink with the help of a video, and there’ll be a shelf. It’ll be crooked, and every visitor has to see it.',
  2: 'During a 2 life period, a chapter of many years, your calendar is full of other people: her exam, his surgery, their moving day. Nothing in it seems to be yours. Years later, a man with a gray beard tells a whole wedding who held the other end of his couch.',
  3: 'Saying, singing or painting what’s in you is what a 3 life period is for, and it’s a long chapter. You may only notice by your voice messages. They have a beginning, a middle and guest stars now, and your friends save them for the bus.',
  4: 'A 4 life period is a long chapter of patient work, and the photos from it are dull: a wall, the same wall, the same wall with a window. Then one year there’s a long table in the picture, and everyone you love is sitting at it, inside.',
  5: 'Change fills a 5 life period, a chapter of many years: new jobs, new streets, new haircuts. At night your hand still feels along the wall for a light switch from three apartments ago. You’ve said goodbye a lot. But count the cities where there’s a couch for you.',
  6: 'Home and family fill a 6 life period, and it lasts for years. They call your name all day long, even through the bathroom door, and you dream of silence. Then one weekend they’re all away. It’s perfectly quiet. By evening you’ve called every one of them.',
  7: 'In a 7 life period, a long chapter, you find your own answers. It’s Saturday night, everyone’s out, and you’re home with an article about whales that you meant to look at for five minutes. Now it’s one o’clock. You know so much about whales, and you’ve seldom been happier.',
  8: 'An 8 life period is a long chapter for finding out what money and power are for. You’ll count, and sign, and worry. Then one night, for a waiter with a bandage on his thumb, you’ll leave a tip that’s far too big, and hurry out before he can thank you.',
  9: 'Caring about people you don’t know is what a 9 life period is for, and it’s a long chapter. A story in the news can spoil your morning. But when a little girl rides past without training wheels for the first time, you stop on the sidewalk and cheer.',
  11: 'With an 11 life period comes a long chapter of strong feelings and sudden ideas. A song starts in the supermarket, and you have to leave your cart and go outside for a minute. You come back with red eyes and a plan. It’s often a good plan.',
  22: 'A 22 life period is a long chapter for building something big, so your mind’s often years ahead. “Tacos tonight?” asks your roommate, and you tell her about the library you’ll open in 2060. She listens to all of it. Then she takes you out, because builders have to eat.',
};
