import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      'A karmic debt is a bill from an earlier life, in the old story. With 13 you left the hard work to others back then, so now you learn to finish things.',
    text: 'With a 13 debt, which is about finishing what you start, every shortcut turns into the long way around. You skip page two of the instructions, and at midnight you’re taking the whole bed apart to turn one board over. Then you’re done. You lie down in it, and for once nothing squeaks.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. In an earlier life, the story goes, you did as you pleased and other people paid, so now you learn when to stop.',
    text: '“Just one more” is the trap of a 14 debt, which is about learning when to stop. One more song, one more episode, one more hour with people who beg you to stay. Go home once while it’s still fun. You’ll wake up with a whole free morning, and it’s all yours.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. In its story of an earlier life you were always right, so in this one you learn to say you were wrong.',
    text: 'With a 16 debt, you tend to be wrong just when you were surest, with everyone watching. You’ve just said you never need a map. An hour later six of you are standing in a field, and a cow has stopped eating to look. “My fault,” you say. That’s all it costs, and they love you for it.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 is about power. In the old story of an earlier life you kept it all to yourself, so now you learn to share it and accept help.',
    text: 'Accepting help is how a 19 debt gets paid. Life keeps sending you things that can’t be done alone: the zipper at the back of the neck, the couch on the stairs, the itch between your shoulders. You’ve tried. There were noises. In the next room somebody heard them all, and would so like to be asked.',
  },
};
