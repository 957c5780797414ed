import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Name Vibration Battle. */
export const battleFaq: readonly FaqItem[] = [
  {
    question: 'How does a name get its number?',
    answer:
      'Its letters are added up. A, J and S are worth 1, B, K and T are worth 2, and so on to I and R, which are worth 9; then the digits of the total are added until one digit is left. Nora is 5 + 6 + 9 + 1, or 21, and 21 makes 3. Only 11, 22 and 33 stay as they are.',
  },
  {
    question: 'What do the two bars show?',
    answer:
      'Each name’s share of the two numbers added together. A 3 beside a 9 holds 25 percent and the 9 holds 75, much as one guest may take up more of the couch. A longer bar wins nothing, and it does not say who matters more. Shares are rounded one by one, so a 1 and a 7 come out as 13 and 88: a hundred and one percent, which we find rather generous.',
  },
  {
    question: 'Where does the compatibility score come from?',
    answer:
      'From a table of nine rows and nine columns that we filled in ourselves. It runs from 32 to 82 and is kindest to the families of tradition: 1, 5 and 7; 2, 4 and 8; 3, 6 and 9. A master number is looked up under its repeated digit, 11 as 1 for instance, and each one adds 5 points. The highest score there is, for anybody, is 88. A name with no letters to count starts from 50.',
  },
  {
    question: 'Which names should we use?',
    answer:
      'Whatever you call each other when nobody is listening. First names are the usual choice; full names fit too, up to fifty characters, and ask a more formal question. Nicknames deserve a round of their own: Elizabeth comes to 7 and Beth to 8, so two friends may be talking to different numbers. Give both sides the same kind of name, or the one with a middle name will feel overdressed.',
  },
  {
    question: 'Does a low score matter?',
    answer:
      'No. All it says is that two words add up to numbers which our table keeps apart, and the table has never watched you share a taxi. Good friends, happy couples and excellent colleagues can land in the thirties. Look through the analysis for a line that makes you both laugh, have another go with the nicknames, and please do not begin or end anything on its account.',
  },
  {
    question: 'What about accents, hyphens and other alphabets?',
    answer:
      'Only the letters A to Z are counted, capital or small. José is added up as Jos, which makes 8; flip the switch under the score and the é counts as E, which makes 4. Hyphens, digits and emoji have none, and the working names whatever it left out. A name written in Greek, Arabic or Japanese comes to 0 here, so try it in the letters an airline would print on the ticket.',
  },
];
