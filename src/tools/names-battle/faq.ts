import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Name Vibration Battle. */
export const battleFaq: readonly FaqItem[] = [
  {
    question: 'How does a name get its number?',
    answer:
      'Its letters are added up, and then the digits of the sum. A, J and S are worth 1, B, K and T are worth 2, and so on to I and R, which are worth 9. Nora is 5 + 6 + 9 + 1 = 21, and 2 + 1 = 3. The totals 11, 22 and 33 are kept. What each number means is on the pages of [the twelve numbers](/numbers).',
  },
  {
    question: 'What do the two bars show?',
    answer:
      'They show each name’s share of the two numbers added together. Beside a 9, a 3 has 25 percent and the 9 has 75. A longer bar wins nothing, and it does not say who matters more. The shares are rounded one by one, so a 1 and a 7 come out as 13 and 88, which is 101 percent. The score below the bars is found in another way.',
  },
  {
    question: 'Where does the compatibility score come from?',
    answer:
      'It comes from a table of nine rows and nine columns that we filled in ourselves. The scores in it run from 32 to 82 and favor the three families of tradition: 1, 5 and 7; 2, 4 and 8; 3, 6 and 9. A master number is looked up under its repeated digit, 11 as 1 for instance, and adds 5 points. No score is above 88. [Love by the Numbers](/blog/love-numbers) explains the families.',
  },
  {
    question: 'Which names should we use?',
    answer:
      'Use the names by which you really call each other. First names are the usual choice; full names work too, up to fifty characters. Nicknames deserve a round of their own: Elizabeth comes to [7](/numbers/7) and Beth to [8](/numbers/8), so two of her friends may be talking to different numbers. Give both sides the same kind of name, so that the comparison is fair.',
  },
  {
    question: 'Does a low score matter?',
    answer:
      'No, it says only that two names add up to numbers which our table keeps apart. The table knows nothing about you. Good friends, happy couples and excellent colleagues can have a score in the thirties. Look for a line in the analysis that makes both of you laugh, have another go with your nicknames, and please do not begin or end anything because of it.',
  },
  {
    question: 'What about accents, hyphens and other alphabets?',
    answer:
      'Only the letters A to Z are counted, capital or small. José is added up as Jos, which makes 8; turn on the switch under the score, and the é counts as E, which makes 4. Hyphens, digits and emoji have no value. A name written in Greek, Arabic or Japanese comes to 0 here, so write it in the letters that an airline would print on the ticket. The rules are on [How We Count](/methods).',
  },
];
