import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      '13 is the karmic debt of work. Its story says that you once left your duties to others, so now steady effort is asked of you.',
    text: 'Things rarely come to you without effort, and shortcuts tend to cost more than they save. When a bright new plan appears, first finish the old one. This sum ends in a 4, the number of order, which is exactly the help you need.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. As the story goes, you once used it without care for others; now you are asked to respect limits.',
    text: 'Too much of a good thing is your usual trouble. Keep small promises, stop before you have had enough, and stay to help clean up after the party. This sum ends in 5, whose freedom you enjoy most when nobody is waiting for you.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. The tale is of someone too proud to listen; the lesson is to be honest and modest.',
    text: 'Plans that rest on pride tend to fall, and what remains is usually worth more. Admit a mistake while it is still small. It costs you a little pride, saves friendships and gives the 7 in this sum the truth that it likes best.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 comes, in the tale, from power that was used only for oneself. The lesson is to stay strong, accept help and think of others.',
    text: 'You would rather struggle alone than ask. Independence is a real gift of the 1 in which this sum ends, yet it becomes a burden when you refuse every offer. Say yes to the next one, even if it is not done your way.',
  },
};
