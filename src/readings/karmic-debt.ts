import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      'A karmic debt is a lesson left over from an earlier life, says the old story. With 13 you let others do the hard part, so this time you finish things yourself, boring end included.',
    text: 'With a 13 debt, every shortcut turns into the long way around. You skip page two of the instructions, and at midnight you’re taking a whole bed apart to turn one board over. Next time read page two first. It’s half a page, and most of it is a picture.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'A karmic debt of 14 is about freedom. In an earlier life, the story goes, you did whatever you liked and somebody else cleaned up, so now you learn when to stop.',
    text: '“Just one more” is the trap of a 14 debt. At two in the morning even the TV gets worried, and asks if you’re still watching. You could take that as advice. You press “Yes” with one toe and feel wonderfully free, until the alarm goes off at six.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. In its story you could never admit a mistake in an earlier life, so in this one you learn to say “I was wrong.”',
    text: 'Admitting a mistake is hard with a 16 debt, and you get plenty of practice. You told your friends you never need a map. Now you’re all standing in a field, next to a cow. “My fault,” you say at last. It’s the shortest speech you’ve ever given, and the first they’ve clapped for.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'With a karmic debt of 19, says the old story, you once had all the power and needed nobody. In this life you learn to share it, and to say, “Could you help me?”',
    text: 'A 19 debt is paid by accepting help, so life is said to send you things that can’t be done alone. Today it’s a couch, on the stairs. Two neighbors have offered to help, and you called, “I’m good, thanks!” You aren’t good. You’re under a couch.',
  },
};
