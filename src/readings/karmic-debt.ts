import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      'Karmic debt 13 is about work. In the old story you left the hard jobs to others in an earlier life, so the lesson now is to finish what you start.',
    text: 'With a 13 debt, shortcuts tend to fall apart. The chair you fixed with tape waits patiently for your heaviest uncle. So the old story offers a deal: one boring thing, all the way to the end, before the next exciting one. 1 plus 3 is 4, the number of steady work. Strangely, you may like it there.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. In an earlier life, the story goes, you did as you pleased and others paid for it, so now you learn to set limits.',
    text: 'Knowing when to stop is what a 14 debt teaches. Nine o’clock: “Just one episode.” Ten o’clock: “That was a short one.” At two in the morning the TV asks if you’re still watching, and you’re a little hurt by the question. 1 plus 4 is 5, the number of freedom, and stopping is part of it.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. In its story of an earlier life you were too proud to listen, so the lesson now is to be honest about who you are.',
    text: 'Showing off tends to go wrong with a 16 debt. You announce that you never need a map, and forty minutes later six people are standing in a field. “My fault,” you say. They laugh, and for years they tell that story with love. 1 plus 6 makes 7, the number of truth.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 is about power. In the old story of an earlier life you kept it all to yourself, so the lesson now is to share it and accept help.',
    text: 'Accepting help is the hard part of a 19 debt. You carry nine bags of groceries up in one trip, one of them in your teeth, past friends with empty hands. 1 plus 9 is 10, and 1 plus 0 is 1, the number that goes alone. The people who love you would like to carry something.',
  },
};
