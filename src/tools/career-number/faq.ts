import type { FaqItem } from '../../ui/page/Faq';

/** The six questions under the Career calculator. */
export const careerFaq: readonly FaqItem[] = [
  {
    question: 'What goes into a career number?',
    answer:
      'Your whole name and your whole birth date, half each. The letters are added and reduced, the digits of the date are added and reduced, and the two results are put together and reduced once more. That makes it a blend: the name is what you bring to work, the date is what the work keeps asking of you.',
  },
  {
    question: 'Which name should I use if I changed mine?',
    answer:
      'Start with the one you were given at birth, because that is what tradition reads. Then try the name on your contract. If the second total sits closer to the job you actually do, you have learned something about the change. A married or chosen name sometimes turns out to have moved its owner one desk along.',
  },
  {
    question: 'Does the career number recognize master numbers?',
    answer:
      'Yes: 11, 22 and 33 are recognized and kept whole while your name and your date are being added up. The final number is then folded to one of nine, since work comes in nine families here. Open the working under your result to see whether a master number took part on the way.',
  },
  {
    question: 'My number names jobs I would hate. Is it wrong?',
    answer:
      'The sum is right, and you are right too. Read past the job titles to what they share: a bridge inspector and a payroll manager both sleep better when a thing has been checked. If the common thread also leaves you cold, keep the one sentence that stung and drop the rest. It is a parlor game with good questions in it, no more.',
  },
  {
    question: 'Can an employer use this to choose people?',
    answer:
      'Please do not. A name and a date of birth say nothing about whether somebody can do a job, and sorting applicants by them would be unfair and in many places against the law. Use it on yourself, on a slow afternoon, or with a team that finds it funny.',
  },
  {
    question: 'How does it differ from the Destiny number?',
    answer:
      'Destiny looks at the name alone; the career number adds the birth date to it. Two colleagues called Maria Silva share a Destiny and may still have different careers here, because they were born on different days. If yours come out equal, your date comes down to 9, the one number that changes nothing when it is added: your name has been left to do the work by itself.',
  },
];
