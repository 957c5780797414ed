import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      '13 is the karmic debt of work. Its story says that you once left your duties to others, so now you are asked to make a steady effort.',
    text: 'Things rarely come to you without effort, and shortcuts tend to cost more than they save. When a bright new plan appears, first finish the old one. 1 plus 3 is 4, the number of order, which is exactly the help you need.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. As the story goes, you once used it without care for others; now you are asked to respect limits.',
    text: 'Too much of a good thing is your usual trouble. Keep small promises, stop while you still want more, and stay to help clean up after the party. The sum of 1 and 4 is 5, and its freedom feels best after work.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. The tale tells of a person who was too proud to listen; the lesson is to be honest and modest.',
    text: 'Plans that you make out of pride tend to fail, and you learn something better from it. Admit a mistake while it is still small. It saves friendships. 1 plus 6 makes 7, the number that loves the truth.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 comes, in the tale, from power that was used only for oneself. The lesson is to stay strong, accept help and think of others.',
    text: 'You would rather struggle alone than ask. This sum ends in 1 (19, 10, 1), the number of independence. It is a real gift, but a burden when you refuse all help. Say yes to the next offer, even if it is not perfect.',
  },
};
