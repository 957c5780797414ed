import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      'A karmic debt is a lesson left over from an earlier life, says the old story. With 13 you let others do the hard part, so this time you finish things yourself, boring end included.',
    text: 'With a 13 debt, which is about finishing what you start, every shortcut turns into the long way around. You skip page two of the instructions, and at midnight you’re taking a whole bed apart to turn one board over. The person holding the screws has read page two, and is too kind to say so.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. In an earlier life, the story goes, you did whatever you liked and somebody else cleaned up, so now you learn when to stop.',
    text: '“Just one more” is the trap of a 14 debt, which is about learning when to stop. The band’s going home, the drummer is in his socks, and you’re asking for one more song. Leave once while they’re still playing. You’ll hear it all the way down the street, and it’ll still be in your head at breakfast.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. In its story you were always right in an earlier life, and told everybody, so in this one you learn to say “I was wrong.”',
    text: 'A 16 debt is about pride: you’re wrong exactly when you’re surest, with everyone watching. You’ve just said you never need a map. An hour later six of you stand in a field, and a cow has stopped eating to look. “My fault,” you say, and the woman with the wet shoes laughs and takes your arm.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'With the karmic debt 19, says the old story, you once had all the power and needed nobody. In this life you learn to share it, and to say, “Could you help me?”',
    text: 'A 19 debt is paid by accepting help, so life keeps sending you things that can’t be done alone, like the zipper at the back of your neck. You’ve been in there with it for a while now, and there have been noises. In the next room somebody has put down her book, and hopes you’ll ask.',
  },
};
