import type { FaqItem } from '../../ui/page/Faq';

/** The five questions under the Daily Destiny Decoder. */
export const decoderFaq: readonly FaqItem[] = [
  {
    question: 'How is my score worked out?',
    answer:
      'Your birthday is multiplied by today’s date, and remainders do the rest. Take birth day plus birth month, times today’s day plus month plus year. Divide by 100 and keep the remainder. Add the day of the year, divide by 101, and keep the remainder again. Born on July 4, asking on March 9, 2026, you get 11 × 2038 = 22,418. That leaves 18, and with day 68 it makes 86. Another example is on [How We Count](/methods).',
  },
  {
    question: 'What do the percentages mean?',
    answer:
      'They fall into five bands. At 85+ you and the date agree very well; 70–84 is a lively day with help at hand; 55–69 is pleasant and needs a little steering; 40–54 is mixed and good for changing your mind; below 40 is quiet, a day for what you already have. The label beside your score changes at 50 and 30 instead of 55 and 40, so a 52 may sound better there than here.',
  },
  {
    question: 'What changes at midnight?',
    answer:
      'The part of the sum that belongs to today changes, and your score with it. Within a month the score rises each night by your birth day plus your birth month, and one or two more: 12 or 13 points for somebody born on July 4. Past 100 it starts again lower down, and on the first of a month it jumps. The midnight that counts is the one on your own device.',
  },
  {
    question: 'Can two people have the same score?',
    answer:
      'Yes, everyone born on the same day of the same month shares it, whatever the year. Some strangers share it too, because only the sum of day and month goes in: birthdays on May 3, March 5 and July 1 all come to 8. There are 42 such sums, from 2 to 43, so there are never more than 42 different scores in the world on one date. To compare two people, use [Name Vibration](/names-battle) instead.',
  },
  {
    question: 'Should I plan my day around it?',
    answer:
      'No, because it only multiplies dates and knows nothing about your day. Keep the dentist’s appointment at 12 percent, and look both ways at 98. The score gives you a reason to notice the date, and something to send to a friend who shares your birthday. If a low number bothers you, think of everybody else who got it and is having a good lunch. Your [personal year](/personal-year) is a calmer number to look at.',
  },
];
