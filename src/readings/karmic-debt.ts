import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      'The subject of karmic debt 13 is work. In the old story you left the hard jobs to others in an earlier life, so the lesson now is to finish what you start.',
    text: 'What you owe is effort, so shortcuts rarely work for you. Fix a chair with tape, and it breaks under the first guest. When an exciting new plan comes along, finish the old one before you say yes. 1 plus 3 is 4, the number of steady work, and it may suit you better than you think.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. In an earlier life, the story goes, you did as you pleased and others paid for it, so now you learn to set limits.',
    text: 'The lesson is knowing when to stop. The evening begins with “just one episode,” and at two in the morning you’ve seen all eight. Choose a small limit before you sit down; if you miss it, tomorrow is a new evening. 1 plus 4 is 5, the number of freedom, and that includes the freedom to stop.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. In its story of an earlier life you were too proud to listen, so the lesson now is to be honest about who you are.',
    text: 'Showing off tends to go wrong for you, and in front of everybody. You say you never need a map, and an hour later you’re all standing in a field. Laugh first and say “My fault.” Your friends may like you better in that field than in the restaurant. 1 plus 6 makes 7, the number of truth.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 is about power. In the old story of an earlier life you kept it all to yourself, so the lesson now is to share it and accept help.',
    text: 'You carry all the groceries up in one trip, with a bag in your teeth, past friends whose hands are empty. That’s the old habit. 1 plus 9 is 10, and 1 plus 0 is 1, the number of independence. But people love being useful to you, so when one of them offers, hand over the heavy bag.',
  },
};
