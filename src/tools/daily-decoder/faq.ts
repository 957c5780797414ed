import type { FaqItem } from '../../ui/page/Faq';

/** The five questions under the Daily Destiny Decoder. */
export const decoderFaq: readonly FaqItem[] = [
  {
    question: 'How is my score worked out?',
    answer:
      'We multiply your birthday by today’s date and keep remainders. Take your birth day plus your birth month, times today’s day plus month plus year. Divide by 100 and keep what’s left. Add the day of the year, divide by 101, and keep what’s left again. If you were born on July 4 and ask on March 9, 2026, that’s 11 × 2038 = 22,418. It leaves 18, and day 68 makes it 86. There’s another example on [How We Count](page:methods).',
  },
  {
    question: 'What do the percentages mean?',
    answer:
      'They fall into five bands. At 85+ you and the date agree very well; 70–84 is a lively day with help at hand; 55–69 is pleasant and wants a little steering; 40–54 is mixed and good for changing your mind; below 40 is quiet, a day for what you’ve already got. The label beside your score changes at 50 and 30 instead of 55 and 40, so a 52 may sound better up there than it does here.',
  },
  {
    question: 'What changes at midnight?',
    answer:
      'Today’s half of the sum changes, and your score goes with it. Within a month it rises every night by your birth day plus your birth month, and one or two more: 12 or 13 points if you were born on July 4. Past 100 it starts again lower down, and on the first of a month it jumps. The midnight that counts is the one on your own device.',
  },
  {
    question: 'Can two people have the same score?',
    answer:
      'Yes, everybody born on the same day of the same month shares it, whatever the year. Plenty of strangers share it too, because only the sum of day and month goes in: May 3, March 5 and July 1 all come to 8. There are 42 such sums, from 2 to 43, so on any one date there are never more than 42 different scores in the whole world. To compare two people, try [Name Vibration](page:names-battle) instead.',
  },
  {
    question: 'Should I plan my day around it?',
    answer:
      'No, it only multiplies dates, and it knows nothing about your day. Keep the dentist’s appointment at 12 percent, and look both ways at 98. What you do get is a reason to notice the date, and something to send to a friend who has your birthday. If a low number bothers you, think of everyone else who got it and is having a nice lunch. Your [personal year](page:personal-year) is a calmer number to look at.',
  },
];
