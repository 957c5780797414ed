import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Career calculator. */
export const careerFaq: readonly FaqItem[] = [
  {
    question: 'What goes into a career number?',
    answer:
      'Your whole name and your whole birth date go into it, half each. The letters are added and reduced, the digits of the date are added and reduced, and the two results are added and brought to a number from 1 to 9. The name is read as what you bring to your work, and the date as what the work teaches you. There is an example on the page [How We Count](/methods).',
  },
  {
    question: 'Which name should I use if I changed mine?',
    answer:
      'Start with the name you were given at birth, because that is what tradition reads. Then try the name on your contract. The birth date is the same in both, so any difference comes from the letters. If the second result is closer to the work you do now, you have something to think about. How much a few letters can change is shown in the article on [name numerology](/blog/name-numerology).',
  },
  {
    question: 'Does the career number recognize master numbers?',
    answer:
      'Yes, 11, 22 and 33 are recognized and kept whole while your name and your date are being added up. The final number is then brought to one of nine, because our readings describe nine kinds of work. Open the working under your result to see whether a master number took part. The article on [master numbers](/blog/master-numbers) tells what the three of them mean.',
  },
  {
    question: 'My number names jobs I would hate. Is it wrong?',
    answer:
      'The sum is right, and so are you. The jobs are only examples of a way of working, so look for what they have in common. A bridge inspector and an accountant, for instance, both want to be sure that a thing has been checked. If that does not sound like you either, forget the list and keep one sentence that fits. The article [Work That Fits](/blog/career-choices) may help you further.',
  },
  {
    question: 'Can an employer use this to choose people?',
    answer:
      'No employer should do that. A name and a date of birth say nothing about whether somebody can do a job. Choosing people by them would be unfair, and the law often forbids it. Use the number for yourself, or with a team that enjoys it as a game. Everything here is entertainment, as our [disclaimer](/disclaimer) says.',
  },
  {
    question: 'How does it differ from the Destiny number?',
    answer:
      'Destiny comes from the name alone, while the career number adds the birth date to it. Two colleagues called Maria Silva share a Destiny and may still have different career numbers, because they were born on different days. If yours are equal, your date comes down to 9, the one digit that changes nothing when it is added. You find your Destiny with the [home calculator](/).',
  },
];
