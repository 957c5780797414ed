import type { FaqItem } from '../../ui/page/Faq';

/** The eight questions under the Business Name calculator. */
export const businessFaq: readonly FaqItem[] = [
  {
    question: 'How is a business number calculated?',
    answer:
      'We add up the letters of the whole name, each worth 1 to 9, and divide the total by 9. What’s left over is the number, and if nothing’s left over, it’s a 9. Take Lantern: its letters make 30, and 30 divided by 9 leaves 3. All the letter values are in the table on [How We Count](page:methods).',
  },
  {
    question: 'Should I include “Ltd.,” “Inc.” or “& Co.”?',
    answer:
      'Leave them out, unless your customers say them. What counts is the name on the sign and in conversation. Most of these endings don’t change a thing anyway: Ltd, LLC and & Co each add 9, which leaves any number where it was. Inc adds 17 and moves you one number back; the spoken “and Co” adds 19 and moves you one ahead.',
  },
  {
    question: 'Do digits and symbols count?',
    answer:
      'No, only the letters A to Z have values here. Studio 54 is read as Studio, and the & in Lantern & Sons is skipped. If people say the number out loud, write it as a word, because Route Nine and Route 9 are two different names to this calculator. The working under your result lists everything that wasn’t counted.',
  },
  {
    question: 'Why are there no master numbers for businesses?',
    answer:
      'Because this calculator brings every total to a single digit, so a name that adds up to 22 is a 4 and reads like one. [Master numbers](page:blog/master-numbers) are said to be about a person’s nerves and ideals. A company hasn’t got nerves; its owner has plenty. To see whether your own name holds one, type it into the [home calculator](page:home).',
  },
  {
    question: 'Can the number tell me whether a name will sell?',
    answer:
      'No, it can’t. Whether people buy depends on what you make, what you charge and whether they can find you. What the exercise does is slow you down in front of a name, and that’s useful. How does it sound? What does it promise, and who’s it talking to? That’s worth an hour before you pay for a sign.',
  },
  {
    question: 'I don’t like my result. Should I rename the business?',
    answer:
      'No, not because of a number. A name your customers already know is worth more than any digit. If you’re still choosing, go ahead and play: drop a word, add a surname, or try the plural, whose S is worth 1 and moves you exactly one number on. The pages of [the twelve numbers](page:numbers) say what each one means for a business. Notice which result you were hoping for.',
  },
  {
    question: 'Does the name of my website count as well?',
    answer:
      'It can be read separately, if you’d like to compare the two. Type it without the ending, because hardly anyone says the .com out loud. When the shop and the site have the same number, they’re said to make the same promise. When they don’t, read both and ask yourself whether they’re talking to the same customer.',
  },
  {
    question: 'Is my own number supposed to match the company’s?',
    answer:
      'No, there’s no need. A quiet 7 can run a noisy toy store that’s a 3, and run it well, as long as somebody else likes serving the customers. When the two numbers are far apart, look at the jobs you keep putting off. They’re often the ones the name promises. Your own number for work comes from the [career calculator](page:career-number).',
  },
];
