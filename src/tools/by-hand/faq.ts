import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the sums. */
export const byHandFaq: readonly FaqItem[] = [
  {
    question: 'Why do it by hand when you have a calculator?',
    answer:
      'Because a number you’ve added up yourself is yours. It takes three minutes, and afterward nobody can tell you your Life Path is a mystery. People did it this way for as long as there’s been numerology: a pencil, an envelope, a name. It’s also a nice thing to do with a child who thinks sums are for school.',
  },
  {
    question: 'What if I get a sum wrong?',
    answer:
      'Then you try again, and nobody counts. After two wrong answers you get a hint that does half the sum for you. After three there’s a button that shows you the answer, if you want it. The page also knows the two slips everybody makes: being one off, and jumping ahead to the last digit before the whole sum is written down.',
  },
  {
    question: 'Which letters have which value?',
    answer:
      'A is 1, B is 2, and so on up to I, which is 9. Then it starts over: J is 1, K is 2, R is 9, S is 1, and Z ends on 8. You’ll see the values under your letters as you go, and the worksheet for a name has the whole table. [How We Count](page:methods) has the reasons.',
  },
  {
    question: 'What happens when I meet an 11, a 22 or a 33?',
    answer:
      'You stop. Those three are the master numbers, and by custom they’re kept as they are, so 29 becomes 11 and that’s the end of it. A Personal Year is the exception: there are nine of those, so an 11 goes on to 2. The page asks you each time, and explains it if you add one up.',
  },
  {
    question: 'Can I print the worksheets?',
    answer:
      'Yes, two of them, one page each. The filled-in one has your name with the letter table, or your date, every sum you did and the number at the end. The empty one is the same sheet with boxes and lines, for the next person at the table. They’re black on white, so they go easy on the ink.',
  },
  {
    question: 'Why can’t I do every number here?',
    answer:
      'These six cover every kind of sum there is: digits of a date, letters of a name, vowels, consonants, two numbers added together, and a year. Once you can do them, the others are small change. A first name works like a Destiny, Attitude is month plus day, and the [calculator](page:home) shows the working of all nine.',
  },
];
