import type { FaqItem } from '../../ui/page/Faq';

/** The questions under today's numbers. */
export const todayFaq: readonly FaqItem[] = [
  {
    question: 'How is my personal day worked out?',
    answer:
      'Start with your personal year: your birth month, your birth day and this calendar year, added and reduced to one digit. Add the calendar month, and you have the personal month. Add today’s date to that, reduce it again, and you have the day. So tomorrow is usually the next number, and after 9 comes 1.',
  },
  {
    question: 'What’s the difference between my day and Today’s Number?',
    answer:
      'Today’s Number is the same for everybody on earth, because it’s made from the date alone. Your personal day has your birthday in it, so two people at one table can have two different days. Read the first as the weather and the second as what you’re wearing.',
  },
  {
    question: 'Should I plan my day by it?',
    answer:
      'Plan it by your calendar, and read this for fun. A 4 day won’t do your paperwork, and nothing bad happens if you start something on a 9 day. What people like about it is the nudge: one small thing to do today that you’d been putting off anyway.',
  },
  {
    question: 'Who’s on this page?',
    answer:
      'You are, if a calculator in this tab has your birth date, and so is everyone you keep on [Your People](page:people). All of it’s worked out on your own device. Nothing is sent, and nothing is in the address of the page. At midnight the page turns by itself.',
  },
  {
    question: 'Why does the same text come back?',
    answer:
      'Each of the nine days has four texts that take turns. A number comes back after nine days or so, and the same words after about five weeks. If you do meet one twice, you can check whether you ever did what it said.',
  },
];
