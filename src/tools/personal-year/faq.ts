import type { FaqItem } from '../../ui/Faq';

/** The six questions under the Personal Year calculator. */
export const personalYearFaq: readonly FaqItem[] = [
  {
    question: 'How is a personal year worked out?',
    answer:
      'Add the number of your birth month, the day of your birth and the calendar year you are in, then add the digits of that sum until one is left. Someone born on 4 July adds 7, 4 and 2026 to get 2037; two, nothing, three and seven make 12, and one and two make 3. The year you were born plays no part in it.',
  },
  {
    question: 'Does it begin on my birthday or in January?',
    answer:
      'In January, here. Our sum uses the calendar year, so everyone’s personal year turns over on the first of the month with the diaries. Some readers prefer to start it on the birthday and say the months before belong to the old number. If you were born late in the year you may find both describe you for a while.',
  },
  {
    question: 'Are master numbers used for the personal year?',
    answer:
      'No. The cycle has nine stations, so 11, 22 and 33 are carried on down to 2, 4 and 6. When your sum passes through one of them, the working under your result shows it. A few readers treat such a year as a more nervous or more ambitious edition of the single digit; you are free to read it that way.',
  },
  {
    question: 'What happens after a nine?',
    answer:
      'A one. The wheel turns to the beginning, and whatever you cleared off the table in the nine leaves room for something you have not thought of yet. Nine years is long enough to forget the last start: look up what you were doing at your previous one, and see whether anything rhymes.',
  },
  {
    question: 'Can two people in one house be in different years?',
    answer:
      'They nearly always are, and it explains some arguments. A person in a four wants to mend the roof in the same summer that someone in a five wants to sell the place and travel. Work out both numbers before you plan the big thing together; it is a kinder way to find out who is tired and who has just woken up.',
  },
  {
    question: 'Should I wait for a good year before I decide something?',
    answer:
      'No. Marry, resign, move and have the operation when life and the people who know about such things say so. There is no bad number on the wheel, only different weather. The most a personal year can do is suggest a mood to expect: slower in a two, louder in a three, more paperwork in an eight.',
  },
];
