import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      '13 is the karmic debt of work. Its story says that you once left your work to others, so now you have to work hard yourself.',
    text: 'You rarely get things without effort, and the quick and easy way usually costs you more in the end. When you have an exciting new plan, first finish the old one. 1 plus 3 is 4, the number of order, and order will help you.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. In the story you once used it without thinking of others; now you have to respect limits.',
    text: 'You easily take too much of the things you enjoy. Keep small promises, stop while you still want more, and help to clean up after the party. The sum of 1 and 4 is 5, the number of freedom, which feels best after work.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. Its story is about a person who was too proud to listen; the lesson is to be honest and modest.',
    text: 'Plans that you make because of pride often fail, but you learn something useful from it. Admit a mistake while it is still small, and you will keep your friends. 1 plus 6 makes 7, the number that loves the truth.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 is about power. It is said that you once used it only for yourself. The lesson is to stay strong, accept help and think of others.',
    text: 'You do not like to ask for help. 1 plus 9 is 10, and 1 plus 0 is 1, the number of independence. It is a real gift, but life becomes hard without any help. Say yes when a friend next offers to help.',
  },
};
