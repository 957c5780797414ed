import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Career calculator. */
export const careerFaq: readonly FaqItem[] = [
  {
    question: 'What goes into a career number?',
    answer:
      'Your whole name and your whole birth date go in, half each. We add and reduce the letters, add and reduce the digits of the date, then add the two results and bring them to a number from 1 to 9. It’s the sum behind your Maturity, taken down to one digit, and the [Health Number](page:blog/health-wellness) is that sum again. The name is read as what you bring to your work, the date as what the work teaches you.',
  },
  {
    question: 'Which name should I use if I changed mine?',
    answer:
      'Start with the name you were given at birth, because tradition reads that one. Then try the name on your contract. Your birth date is the same in both, so any difference comes from the letters. If the second result sounds more like the work you do now, that’s worth a thought on the way home. The article on [name numerology](page:blog/name-numerology) shows how much a few letters can change.',
  },
  {
    question: 'Does the career number recognize master numbers?',
    answer:
      'Yes, 11, 22 and 33 are recognized, and they stay whole while your name and your date are being added up. Only the final number is brought to one of nine, because our readings describe nine kinds of work. To see whether a master number took part in yours, open the working under your result. What the three of them mean is in the article on [master numbers](page:blog/master-numbers).',
  },
  {
    question: 'My number names jobs I’d hate. Is it wrong?',
    answer:
      'The sum is right, and so are you. The jobs are only examples of a way of working, so look for what they have in common. A bridge inspector and an accountant, for instance, both want to know that somebody’s checked. If that isn’t you either, forget the list and keep one sentence that fits. The article [Work That Fits](page:blog/career-choices) may get you further.',
  },
  {
    question: 'Can an employer use this to choose people?',
    answer:
      'No employer should. A name and a date of birth say nothing about whether somebody can do a job. Hiring by them would be unfair, and in many places it’s against the law. Use the number for yourself, or with a team that enjoys it as a game. Everything here is entertainment, as our [disclaimer](page:disclaimer) says.',
  },
  {
    question: 'How does it differ from the Destiny number?',
    answer:
      'Destiny comes from the name alone, and the career number adds the birth date to it. Two colleagues called Maria Silva have the same Destiny and can still have different career numbers, because they have different birthdays. If yours happen to be equal, your date comes down to 9, the one digit that changes nothing when you add it. You’ll find your Destiny on the [home calculator](page:home).',
  },
];
