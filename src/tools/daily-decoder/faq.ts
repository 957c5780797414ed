import type { FaqItem } from '../../ui/page/Faq';

/** The five questions under the Daily Destiny Decoder. */
export const decoderFaq: readonly FaqItem[] = [
  {
    question: 'How is my score worked out?',
    answer:
      'Your birthday is multiplied by today’s date, and remainders do the rest. Birth day plus birth month, times today’s day plus month plus year; divide by 100 and keep the remainder. Add the day of the year, divide by 101, and keep the remainder again. Born on July 4, asking on March 9, 2026: 11 × 2038 is 22,418, which leaves 18, and with day 68 that makes 86.',
  },
  {
    question: 'What do the percentages mean?',
    answer:
      'They fall into five broad bands. At 85+ you and the date pull the same way; 70–84 is lively, with help at hand; 55–69 is pleasant and wants a little steering; 40–54 is mixed, and good for changing your mind; below 40 is quiet, best spent on what you already have. The vibe named beside your score sets its lower limits further down, so a 52 may sound sunnier up there than here.',
  },
  {
    question: 'What changes at midnight?',
    answer:
      'Today’s half of the sum does, and your score moves with it. Within a month it climbs each night by your birth day plus your birth month, and one or two more: 12 or 13 points for somebody born on July 4. Past 100 it starts again lower down, and on the first of a month it jumps. The midnight that counts is the one on your own device.',
  },
  {
    question: 'Can two people have the same score?',
    answer:
      'Yes: everyone born on the same day of the same month shares it, whatever the year. Twins nearly always agree, then, and so do plenty of strangers, because only the sum of day and month goes in. Birthdays on May 3, March 5 and July 1 all come to 8. There are 42 such sums, from 2 to 43, so on any date at most 42 scores go around the world.',
  },
  {
    question: 'Should I plan my day around it?',
    answer:
      'No; it multiplies dates, and it has no idea what you are doing at four o’clock. Keep the dentist’s appointment at 12 percent and look both ways at 98. What it offers is a reason to notice the date, a mood to try on, and something to send to the friend who shares your birthday. Should a low number bother you, think of everybody else who got it and is having a perfectly good lunch.',
  },
];
