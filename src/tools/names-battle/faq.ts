import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Name Vibration Battle. */
export const battleFaq: readonly FaqItem[] = [
  {
    question: 'How does a name get its number?',
    answer:
      'We add up its letters, then the digits of the sum. A, J and S are worth 1, B, K and T are worth 2, and so on up to I and R, which are worth 9. Nora is 5 + 6 + 9 + 1 = 21, and 2 + 1 = 3. If we reach 11, 22 or 33, we stop there and keep it. The pages of [the twelve numbers](page:numbers) say what each one means.',
  },
  {
    question: 'What do the two bars show?',
    answer:
      'They show each name’s share of the two numbers added together, and nothing about the two of you. Next to a 9, a 3 gets 25 percent and the 9 gets 75. A longer bar doesn’t win anything, and it doesn’t say who matters more. Each share is rounded by itself, so a 1 and a 7 come out as 13 and 88, which makes 101 percent. The score below the bars is found in another way.',
  },
  {
    question: 'Where does the compatibility score come from?',
    answer:
      'It comes from a table of nine rows and nine columns that we filled in ourselves. The scores run from 32 to 82 and favor the three families of tradition: 1, 5 and 7; 2, 4 and 8; 3, 6 and 9. A master number is looked up under the digit it repeats, so 11 as 1, though an 11 comes down to 2 anywhere else. It adds 5 points, and no score goes above 88. [Love by the Numbers](page:blog/love-numbers) introduces the families, and here’s [the whole table](page:pairs).',
  },
  {
    question: 'Which names should we use?',
    answer:
      'Use the names you really call each other. First names are the usual choice, and full names work too, up to fifty characters. Give nicknames a round of their own: Elizabeth comes to [7](page:numbers/7) and Beth to [8](page:numbers/8), so two of her friends may be talking to two different numbers. To keep it fair, use the same kind of name on both sides.',
  },
  {
    question: 'Does a low score matter?',
    answer:
      'No, it only says that two names add up to numbers our table keeps apart. The table has never met you. Good friends, happy couples and excellent colleagues can score in the thirties. Find a line in the analysis that makes you both laugh, have another go with your nicknames, and please don’t start or end anything because of it.',
  },
  {
    question: 'What about accents, hyphens and other alphabets?',
    answer:
      'Only the letters A to Z count, capital or small. José is added up as Jos, which makes 8; turn on the switch under the names and the é counts as e, which makes 4. Hyphens, digits and emoji aren’t worth anything. A name in Greek, Arabic or Japanese comes to 0 here, so write it the way an airline would print it on the ticket. The rules are on [How We Count](page:methods).',
  },
];
