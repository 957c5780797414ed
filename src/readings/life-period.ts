import type { CoreNumber } from '@ninefold/numerology';

/** A life period: a chapter in the slowest of the clocks. No part of a date makes 33. */
export const lifePeriodReadings: Readonly<Record<Exclude<CoreNumber, 33>, string>> = {
  1: 'A 1 life period, one of the three long chapters of a life, is for learning to do things alone. You may put up your own shelf, with a video in one hand. It’s so crooked that apples roll off it, and every visitor has to come and admire it.',
  2: 'During a 2 life period, a chapter of many years, you’re there for other people: her exam, his surgery, their moving day. Nothing in your calendar seems yours. So you write “Me” on one evening, in ink. Then somebody calls in tears, and you hear yourself say, “Tonight? No, no, I’m free.”',
  3: 'Saying, singing or painting what’s in you is what a 3 life period is for, and it’s a long chapter. You may notice it first in your voice messages. They’re nine minutes long now, with sound effects. Friends complain about that, and then they ask why there wasn’t one today.',
  4: 'A 4 life period is a long chapter of patient work, and the photos from it are boring: a wall, the same wall, the same wall with a window. Then one year the picture shows a room with a long table, and everyone you love is sitting at it.',
  5: 'Change fills a 5 life period, a chapter of many years: new jobs, new streets, new haircuts. “I just moved here,” you tell everybody, until one day you count and it’s been two years. A few boxes are still packed. You never know.',
  6: 'Home and family fill a 6 life period, year after year. They call your name all day, even while you’re in the shower, and you dream of silence. One weekend they all go away. It’s wonderful until lunch. Around two you’re on the phone, just to hear somebody yell your name.',
  7: 'In a 7 life period, a long chapter, you’d rather find your own answers than be told. “The museum’s closed on Mondays,” says a friend, so on Monday you take the bus and try the door. It’s closed. You ride home quite happy. Before, you’d only heard it. Now you know.',
  8: 'An 8 life period is a long chapter for finding out what money and power are for. Some of the answers are small. You can say “Dinner’s on me” and mean it. And when it’s Friday and the whole team wants to go home early, you’re the one who can say, “Go.”',
  9: 'A 9 life period is a long chapter of caring about people you don’t know. Bad news from far away can spoil your morning. Good news can save it. A little girl rides her bike alone for the first time, and you’re standing there with your groceries, cheering louder than her father.',
  11: 'With an 11 life period comes a long chapter of strong feelings and sudden ideas. An old song starts in the supermarket, and you leave your cart and step outside. You come back with red eyes and a plan for your life. The ice cream in your cart is soup.',
  22: 'A 22 life period is a long chapter for building something big, so your mind is often years ahead. “Tacos tonight?” asks your roommate, with her shoes on, and you tell her about the library you’ll open in 2060. She listens to all of it. “And will it have tacos?” she says.',
};
