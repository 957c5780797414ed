import type { FaqItem } from '../../ui/page/Faq';

/** The eight questions under the Business Name calculator. */
export const businessFaq: readonly FaqItem[] = [
  {
    question: 'How is a business number calculated?',
    answer:
      'The letters of the whole name, each worth 1 to 9, are added up. A total above 9 is divided by 9, and the remainder is the number; when nothing remains, it counts as 9. The letters of Lantern, for example, add up to 30, and 30 divided by 9 leaves 3. All the letter values are in the table on [How We Count](/methods).',
  },
  {
    question: 'Should I include “Ltd.,” “Inc.” or “& Co.”?',
    answer:
      'Leave them out unless your customers say them. What counts is the name on the sign and in conversation. Most of these endings change nothing anyway: Ltd, LLC and & Co each add 9, which leaves every number as it was. Inc adds 17 and moves the result one number back, while the spoken “and Co” adds 19 and moves it one ahead.',
  },
  {
    question: 'Do digits and symbols count?',
    answer:
      'No, only the letters A to Z have values here. Studio 54 is read as Studio, and the & in Lantern & Sons is skipped. If people say the number aloud, write it as a word, because Route Nine and Route 9 are different names to this calculator. The working under your result names everything that was not counted.',
  },
  {
    question: 'Why are there no master numbers for businesses?',
    answer:
      'Because this calculator brings every total to a single digit. A name that adds up to 22 becomes a 4 and is read as one. [Master numbers](/blog/master-numbers) are said to describe the nerves and the ideals of a person, and a company has neither. To see whether your own name holds one, type it into the [home calculator](/).',
  },
  {
    question: 'Can the number tell me whether a name will sell?',
    answer:
      'No, it cannot. Whether people buy depends on what you make, what you charge and whether they can find you. The exercise only slows you down in front of a name, which is useful. How does it sound, what does it promise, and which customer does it speak to? That is worth an hour before you pay for a sign.',
  },
  {
    question: 'I do not like my result. Should I rename the business?',
    answer:
      'No, not because of a number. A name that customers already know is worth more than any digit. If you are still choosing, you can play with it: drop a word, add a surname, or try the plural, whose S is worth 1 and moves you exactly one number on. Compare what the pages of [the twelve numbers](/numbers) say about business, and notice which result you were hoping for.',
  },
  {
    question: 'Does the name of my website count as well?',
    answer:
      'It can be read separately, if you would like to compare the two. Type it without its ending, because people seldom say the .com aloud. When the shop and the site have the same number, they are said to make the same promise. When they differ, read both results and ask yourself whether the two really speak to the same customer.',
  },
  {
    question: 'Is my own number supposed to match the company’s?',
    answer:
      'No, there is no need for it. A quiet 7 may run a lively toy store with the number 3 very well, as long as somebody else likes to serve the customers. When the two numbers are far apart, look at the tasks that you keep putting off. They are often the ones that the name promises. Your own number for work comes from the [career calculator](/career-number).',
  },
];
