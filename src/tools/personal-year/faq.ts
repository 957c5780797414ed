import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Personal Year calculator. */
export const personalYearFaq: readonly FaqItem[] = [
  {
    question: 'How is a personal year worked out?',
    answer:
      'Add your birth month, your birth day and the calendar year in question, and reduce the sum to one digit. Somebody born on July 4 who asks about 2026 gets 7 + 4 + 2026 = 2037. The digits of 2037 make 12, and 1 + 2 = 3. The year of birth plays no part. What each of the nine years means is told in the [article on personal years](/blog/personal-year-numbers).',
  },
  {
    question: 'Does it begin on my birthday or in January?',
    answer:
      'Here it begins on January 1, for everybody, because the sum uses the calendar year. Some numerologists begin it on the birthday and give the months before to the old number. For a birthday in December, the two schools disagree for nearly the whole year, and you may choose between them. Our page [How We Count](/methods) lists this and other differences.',
  },
  {
    question: 'Are master numbers used for the personal year?',
    answer:
      'No, master numbers are not used for the personal year. The cycle has nine places, so 11, 22 and 33 are reduced to 2, 4 and 6. In this century only 11 can appear on the way, for example when the sum is 2036 or 2045, and the working under your result shows it. A few numerologists read such a year as a more intense 2, with something of [11](/numbers/11) in it.',
  },
  {
    question: 'What happens after a nine?',
    answer:
      'After a nine comes a one, and a new cycle of nine years begins. What you finished or gave away in the nine leaves room for something new. Nine years are long enough to forget the last start, so look up what you were doing then and compare. There are longer cycles too, such as the pinnacles, and the article on [life cycles](/blog/life-cycles) explains them.',
  },
  {
    question: 'Can two people in one house be in different years?',
    answer:
      'Yes, and most are: only about one pair in nine shares a number. It explains some arguments. In the same summer a person in a [4](/numbers/4) may want to save money while someone in a [5](/numbers/5) wants to travel. The distance between you always stays the same, because you both move on each January. Work out the two numbers before you plan something big together. You may understand each other better.',
  },
  {
    question: 'Should I wait for a good year before I decide something?',
    answer:
      'No, never wait for a year. Marry, resign, move or sign the contract when life says so, and see a doctor at once when you need one. None of the nine numbers is bad. The most a personal year can do is suggest what to pay attention to: patience in a two, company in a three, money in an eight. Our [guide](/power-numerology-guide) gives the same advice.',
  },
];
