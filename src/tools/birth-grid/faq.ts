import type { FaqItem } from '../../ui/page/Faq';

/** The questions under the birth grid. */
export const birthGridFaq: readonly FaqItem[] = [
  {
    question: 'How do I read my birth grid?',
    answer:
      'Start with the lines. A full line means three digits that go together are all in your date, and it’s read as something that comes easily. An empty line is read as something you learn. Then look at the digits one by one: how often a digit stands there is said to show how loud it is in you.',
  },
  {
    question: 'Why isn’t there a zero in the grid?',
    answer:
      'The square has nine places, for 1 to 9, and the zero has none. So somebody born on October 20, 2000 has a very empty grid: 1, 2 and 2, and that’s all. Don’t worry if yours looks bare. Every year since 2000 has at least one zero in it, while everybody born in the 1900s brings a 1 and a 9 at least.',
  },
  {
    question: 'Which order is the right one, Western or Lo Shu?',
    answer:
      'Neither. They’re two ways to arrange nine digits. Each has eight lines, and the four that go through the 5 are the same in both; the other four aren’t. The Lo Shu square is the older one, and its lines all add up to 15. The Western one is easier to remember. If another site shows you other lines for the same date, it probably uses the other order, so flip the switch and compare.',
  },
  {
    question: 'What if I have four or more of one digit?',
    answer:
      'Then that digit is said to be very loud, and it’s usually read as a gift that could use a day off. It happens: November 11, 1911 has seven 1s. The drawing shows every one of them. We read four and more in the same way, because nobody’s custom goes further than that.',
  },
  {
    question: 'Is the birth grid the same as my nine numbers?',
    answer:
      'No. The [nine numbers](page:home) come from adding, so each of them hides the digits it was made from. The grid adds nothing: it only shows what’s there. That’s why two people with one Life Path can have quite different grids. Your [whole profile](page:profile) has both.',
  },
];
