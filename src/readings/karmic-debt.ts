import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      '13 is the karmic debt of work. In an earlier life, the old story says, you left the hard part to others, so in this one you learn to finish what you start.',
    text: 'With a 13 debt, the last bit of a job is the bit you leave, and it waits for you. The shelf is up, and the screwdriver has lived on it since. The pan is “soaking.” So wash the pan tonight. You’ll keep looking over at the empty sink, quite proud.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'Too much freedom in an earlier life left you a karmic debt of 14, says the story: you had fun, and others cleaned up. Now you learn when to stop, and how a broom works.',
    text: 'A 14 debt is paid by stopping while it’s still fun, which you find nearly impossible. One more song, one more episode, one more level, and it’s ten past two again. You stopped enjoying it around midnight. Try going to bed with the best one left. You’ll wake up looking forward to something.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      'A karmic debt of 16 comes from pride: in an earlier life, the tale says, you never admitted a mistake. In this one you learn to say “I was wrong” and stop before “but.”',
    text: 'Admitting a mistake is hard with a 16 debt, and you get plenty of practice. You’re walking the wrong way, and you can’t just turn around, because people would see. So you stop, look at your watch, act surprised, and then turn. Next time, simply turn. Nobody’s watching, and you’re going the right way.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'With a karmic debt of 19, says the old story, you once had all the power and needed nobody. In this life you share it, and learn four new words: “Could you help me?”',
    text: 'A 19 debt is paid by accepting help, and you tend to say “I’m good, thanks!” before they’ve finished offering. You’ll hunt for the coconut milk for ten minutes, shelf by shelf, past three people whose job it is to know. Ask the third one. You’ll get your coconut milk, and you’ll still be you.',
  },
};
