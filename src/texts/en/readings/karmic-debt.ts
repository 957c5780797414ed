import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from '../../../readings/types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      '13 is the karmic debt of work. In an earlier life, the old story says, you left the hard part to others, so in this one you learn to finish what you start.',
    text: 'With a 13 debt you tend to leave the last bit of a job. The shelf is up, and the screwdriver has lived on it since spring. The pan is “soaking.” You walk past it for two days. When you wash it at last, it takes a minute, and you’re still proud of it at bedtime.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'Too much freedom in an earlier life left you a karmic debt of 14, says the story: you had fun, and others cleaned up. Now you learn when to stop, and how a broom works.',
    text: 'A 14 debt makes it hard to stop while it’s still fun. One more song, one more episode, one more level, and it’s ten past two again. You stopped enjoying it around midnight. You even noticed, at midnight, and went on.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      'A karmic debt of 16 comes from pride: in an earlier life, the tale says, you never admitted a mistake. In this one you learn to say “I was wrong” and stop before “but.”',
    text: 'With a 16 debt it’s hard to admit a mistake, even a tiny one. You’re walking the wrong way, and you can’t just turn around, because people would see. So you stop, look at your watch, act surprised, and then turn. Nobody was watching. You’d do exactly the same tomorrow.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'With a karmic debt of 19, says the old story, you once had all the power and needed nobody. In this life you share it, and learn four new words: “Could you help me?”',
    text: 'With a 19 debt, accepting help is hard. You say “I’m good, thanks!” before they’ve finished offering. You’ll hunt for the coconut milk for ten minutes, shelf by shelf, past three people whose job it is to know. In the end you ask the third one, and say you’re sorry to bother him.',
  },
};
