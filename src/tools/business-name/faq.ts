import type { FaqItem } from '../../ui/page/Faq';

/** The eight questions under the Business Name calculator. */
export const businessFaq: readonly FaqItem[] = [
  {
    question: 'How is a business number calculated?',
    answer:
      'Each letter has a value from 1 to 9, and the values of the whole name are added. A total above 9 is divided by 9 and the remainder is the number; when nothing remains, it counts as 9. Lantern adds up to 3 + 1 + 5 + 2 + 5 + 9 + 5, which is 30, and 30 leaves 3.',
  },
  {
    question: 'Should I include “Ltd.,” “Inc.” or “& Co.”?',
    answer:
      'Leave them out unless customers say them. What counts is the name on the sign and in people’s mouths; the legal form belongs to the registrar. As it happens, most of them change nothing: Ltd, LLC and & Co each add 9, which leaves any number where it was. Inc adds 17 and moves you one back, while the spoken “and Co” adds 19 and moves you one ahead.',
  },
  {
    question: 'Do digits and symbols count?',
    answer:
      'They do not. Only the letters A to Z have values here, so Studio 54 is read as Studio and the ampersand in Lantern & Sons is passed over. If the number is part of how people pronounce you, spell it out: Route Nine and Route 9 are different names to this calculator, and to the ear as well.',
  },
  {
    question: 'Why are there no master numbers for businesses?',
    answer:
      'Because this calculator folds every total straight to a single digit. A name that adds up to 22 becomes a 4 and is read as one. Masters are said to describe a person’s nerves and ideals, and a corporation has neither, however lively its newsletter may be.',
  },
  {
    question: 'Can the number tell me whether a name will sell?',
    answer:
      'No. Whether people buy depends on what you make, what you charge and whether they can find you. What the exercise does well is make you look at a name slowly: how it sounds, what it promises, which customer it seems to be talking to. That is worth an hour before you pay for the sign.',
  },
  {
    question: 'I do not like my result. Should I rename the business?',
    answer:
      'Not for this. A name that customers already know is worth more than any digit. If you are still choosing, though, play: drop a word, add a surname, try the plural, whose S is worth 1 and moves you exactly one number along. Read two or three profiles side by side, and notice which of them you were hoping for.',
  },
  {
    question: 'Does the name of my website count as well?',
    answer:
      'It can be read separately, and it is fun to compare. Type the name without its ending, since nobody says dot com to a friend anymore. Where the shop and the site give the same number, they can be said to speak in one voice; where they differ, the site may be talking to a customer the shop has never met.',
  },
  {
    question: 'Is my own number supposed to match the company’s?',
    answer:
      'There is no need for it. A quiet seven may run a loud three of a toy store very well, as long as somebody else works the counter. When the two are far apart, look at which tasks you keep putting off: they are often the ones the name has been promising on your behalf.',
  },
];
