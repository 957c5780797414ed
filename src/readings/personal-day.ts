import type { DigitReadings } from './types';

/** The personal day: a chair in the room that is the month. */
export const personalDayReadings: DigitReadings<string> = {
  1: 'Starting things is easy on a 1 day, so open the book you’ve been telling everyone to read. With a little luck, it’ll be as good as you said.',
  2: 'Listening is the work of a 2 day. Stay on the phone after “I really have to go.” The real news always comes after that.',
  3: 'Sing while you cook: a 3 day is for talking and making things. If the neighbor bangs on the wall, you’ve found a drummer.',
  4: 'Practical work goes well on a 4 day. Do the small repair you’ve put off since winter. It’ll take six minutes, and you’ll be furious that it was only six.',
  5: 'Let the youngest person you know plan dinner on a 5 day, the day of change. You’ll be having cereal, under the table, by flashlight. Bring a cushion.',
  6: 'On a 6 day family comes first. Call someone who misses you and ask how to boil an egg. You know, of course, but they’ll be so glad you asked.',
  7: 'A 7 day is for thinking. Who was that actor with the eyebrows? Don’t look it up. At midnight you’ll shout a man’s name, and anyone nearby will have questions.',
  8: 'An 8 day is about money and results. Take back the shoes that hurt. You’ve got the receipt, and you’ve already won the argument twice, in the bathroom mirror.',
  9: 'A 9 day is for finishing things. Say “You were right” in an old argument, and watch them look around for the trick.',
};
