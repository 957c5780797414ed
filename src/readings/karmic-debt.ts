import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      '13 is the karmic debt of work. In its story you once left your share to others, so now you’re asked to do the job properly.',
    text: 'Shortcuts don’t agree with you. Paint that wasn’t dry will want a second coat, and a third. If a brilliant new plan appears, see what you were about to finish, since that’s usually what it came to save you from. 1 plus 3 is 4, the number of order, and order is on your side.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. In the story you once used it without a thought for others; the lesson now is to choose your own limits.',
    text: 'Nobody’s asking you to be perfect here. What the lesson wants comes in small sizes: a promise kept, a morning you’re glad about, one person who’s stopped worrying. And you can begin again on any day you like. The sum of 1 and 4 is 5, the number of freedom, so freedom is where it leads.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. Its story is about someone too proud to listen; the lesson is to be honest and modest.',
    text: 'Whatever you do mainly to be admired has a way of falling over, and often there are guests. It’s seldom as bad as it feels, since everything true about you stays standing. Own up early. 1 plus 6 makes 7, the number that would rather know.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 is about power. It’s said you once used it only for yourself, so now you learn to think of others and accept help.',
    text: 'You’ll carry all the bags at once, one in your teeth if you must, past three people with empty hands. 1 plus 9 is 10, and 1 plus 0 is 1, the number of independence. It’s a real gift. The next time a hand is offered, give it the heavy bag.',
  },
};
