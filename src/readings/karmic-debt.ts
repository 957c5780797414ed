import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      '13 is the karmic debt of work. In an earlier life, the old story says, you left the hard part to others, so in this one you learn to finish what you start.',
    text: 'With a 13 debt, the part you skip comes back to find you. You paint a room, except behind the bookcase, because who’ll ever know? Then you sell the bookcase. Now there’s the shape of a bookcase on your wall, in old green. Painting over it takes nine minutes. You’ve spent longer explaining it to guests.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'Too much freedom in an earlier life left you a karmic debt of 14, says the story: you had fun, and others cleaned up. Now you learn when to stop, and how a broom works.',
    text: 'To pay a 14 debt, you stop while it’s still fun. “Just one more,” you say, and pick up the microphone. It’s your ninth song. The chairs are up on the tables, except the one your best friend is asleep in. Next time stop after the second, while it’s the others who shout “One more!”',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      'A karmic debt of 16 comes from pride: in an earlier life, the tale says, you never admitted a mistake. In this one you learn to say “I was wrong” and stop before “but.”',
    text: 'Admitting a mistake is hard with a 16 debt, and you get plenty of practice. You told your friends you never need a map. Now you’re all standing in a field, next to a cow. “My fault,” you say at last. It’s the shortest speech you’ve ever given, and the first they’ve clapped for.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'With a karmic debt of 19, says the old story, you once had all the power and needed nobody. In this life you share it, and learn four new words: “Could you help me?”',
    text: 'A 19 debt is paid by accepting help, so life is said to send you things that can’t be done alone. Today it’s a couch, on the stairs. Two neighbors have offered to help, and you called, “I’m good, thanks!” You aren’t good. You’re under a couch.',
  },
};
