import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Personal Year calculator. */
export const personalYearFaq: readonly FaqItem[] = [
  {
    question: 'How is a personal year worked out?',
    answer:
      'Add the number of your birth month, the day of your birth and the calendar year you are in, then add the digits of that sum until one is left. Someone born on July 4 adds 7, 4 and 2026 to get 2037; two, nothing, three and seven make 12, and one and two make 3. The year you were born plays no part in it.',
  },
  {
    question: 'Does it begin on my birthday or in January?',
    answer:
      'In January, here. Our sum uses the calendar year, so everyone’s personal year turns over at once, with the wall calendar. Some numerologists start it on the birthday and give the months before to the old number. If you blow out your candles in December, that makes nearly a whole year on which the two schools disagree, and you may pick.',
  },
  {
    question: 'Are master numbers used for the personal year?',
    answer:
      'No. The cycle has nine stations, so 11, 22 and 33 are carried on down to 2, 4 and 6. In this century only 11 can turn up on the way, when the sum comes to 2036 or 2045, say; the working under your result shows it. A few numerologists treat such a year as a more nervous edition of the 2, and you are free to read it that way.',
  },
  {
    question: 'What happens after a nine?',
    answer:
      'A one. The wheel turns to the beginning, and whatever you cleared off the table in the nine leaves room for something you have not thought of yet. Nine years is long enough to forget the last start: look up what you were doing at your previous one, and see whether anything rhymes.',
  },
  {
    question: 'Can two people in one house be in different years?',
    answer:
      'Yes, eight times out of nine or so, and it explains some arguments. A person in a four wants to mend the roof in the same summer that someone in a five wants to sell the place and travel. The gap between you is there for good, because you both move on together each January. Work out the two numbers before you plan the big thing; it is a kind way to find out who is tired and who has just woken up.',
  },
  {
    question: 'Should I wait for a good year before I decide something?',
    answer:
      'No. Marry, resign, move and have the operation when life and the people who know about such things say so. There is no bad number on the wheel, only different weather. The most a personal year can do is suggest a mood to expect: slower in a two, louder in a three, fonder of figures in an eight.',
  },
];
