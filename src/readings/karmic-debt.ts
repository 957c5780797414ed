import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      'A karmic debt is a lesson left over from an earlier life, says the old story. With 13 you let others do the hard part, so this time you finish things yourself, boring end included.',
    text: 'With a 13 debt, which is about finishing what you start, every shortcut turns into the long way around. You skip page two of the instructions, and at midnight you’re taking a whole bed apart to turn one board over. Next time read page two first. It’s half a page, and most of it is a picture.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'A karmic debt of 14 is about freedom. In an earlier life, the story goes, you did whatever you liked and somebody else cleaned up, so now you learn when to stop.',
    text: '“Just one more” is the trap of a 14 debt, which is about learning when to stop. One more episode, one more slice, one more hour with friends who have to get up at six. Try leaving once while you’re still having fun. It feels all wrong on the way home, and very right at breakfast.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. In its story you could never admit a mistake in an earlier life, so in this one you learn to say “I was wrong.”',
    text: 'A 16 debt is about pride: anyone can be wrong, but you’re wrong with everyone watching. You’ve just said you never need a map. An hour later you’re all standing in a field, next to a cow. “My fault,” you say. It took you ten minutes to get it out, and now everyone feels better, even you.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'With a karmic debt of 19, says the old story, you once had all the power and needed nobody. In this life you learn to share it, and to say, “Could you help me?”',
    text: 'A 19 debt is paid by accepting help, so life is said to send you things that can’t be done alone. Today it’s a couch, on the stairs. Two neighbors have offered to help, and you called, “I’m good, thanks!” You aren’t good. You’re under a couch.',
  },
};
