import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Personal Year calculator. */
export const personalYearFaq: readonly FaqItem[] = [
  {
    question: 'How is a personal year worked out?',
    answer:
      'Add your birth month, your birth day and the calendar year you’re asking about, then reduce the sum to one digit. Say you were born on July 4 and want to know about 2026: 7 + 4 + 2026 = 2037, the digits of 2037 make 12, and 1 + 2 = 3. The year you were born doesn’t come into it. The [article on personal years](page:blog/personal-year-numbers) goes through all nine.',
  },
  {
    question: 'Does it begin on my birthday or in January?',
    answer:
      'Here it begins on January 1, for everybody, because the sum uses the calendar year. Some numerologists begin it on your birthday and leave the months before that to the old number. If yours is in December, the two schools disagree for almost the whole year, so you get to pick. [How We Count](page:methods) lists this and our other differences.',
  },
  {
    question: 'Are master numbers used for the personal year?',
    answer:
      'No, master numbers aren’t used for the personal year. The cycle has nine places, so 11, 22 and 33 go down to 2, 4 and 6. In this century only 11 can turn up on the way, for example when the sum is 2036 or 2045, and the working under your result shows it. Some numerologists write such a year as 11/2 and read it as a louder 2, with something of [11](page:numbers/11) in it.',
  },
  {
    question: 'What happens after a nine?',
    answer:
      'After a nine comes a one, and a new round of nine years. Whatever you finished or gave away in the nine has left some room. Nine years is long enough to forget how the last round began, so look up what you were doing back then and compare. There are longer cycles too, such as the pinnacles, and the article on [life cycles](page:blog/life-cycles) explains those.',
  },
  {
    question: 'Can two people in one house be in different years?',
    answer:
      'Yes, and most are: only about one pair in nine shares a number. It explains a few arguments. In the same summer, somebody in a [4](page:numbers/4) wants to save money and somebody in a [5](page:numbers/5) wants to travel. The gap between you never changes, because you both move on each January. Work out both numbers before you plan anything big, and you’ll at least know which of you is packing.',
  },
  {
    question: 'Should I wait for a good year before I decide something?',
    answer:
      'No, never wait for a year. Marry, resign, move or sign when life says so, and if you need a doctor, go now. None of the nine is a bad year. The most a personal year can do is suggest what to keep an eye on: patience in a two, company in a three, money in an eight. Our [guide](page:guide-frame) says the same.',
  },
];
