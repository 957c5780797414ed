import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'Finish What You Start',
    meaning:
      'The subject of karmic debt 13 is work. In the old story someone left the hard part to others, so the lesson now is to finish what you start.',
    text: 'Shortcuts rarely work for you. The quick repair comes undone by the weekend, and the laptop you meant to back up breaks tonight. Whenever a shiny new plan appears, look at what you were about to finish. 1 plus 3 is 4, the number of steady work, and it may suit you better than you think.',
  },
  14: {
    title: 'Freedom With Limits',
    meaning:
      'The karmic debt 14 is about freedom. In the old story it was used without much thought for others, so the lesson now is to set a few limits yourself.',
    text: 'You know the night that began as “just one episode,” or “just looking” on a shopping site. That’s the lesson, and it comes in small sizes. Pick one limit you can keep this week, and start over on any morning you like. 1 plus 4 is 5, the number of freedom, and you’re allowed to enjoy it.',
  },
  16: {
    title: 'Pride and a Fresh Start',
    meaning:
      '16 is called the karmic debt of pride. In its story someone was too proud to listen, and the lesson is to be honest about who you are.',
    text: 'What you do mainly to impress people has a way of going wrong in front of them. You say you never need a map, and now you’re all standing in a field. Laugh first. They may like you more for the field than they would have for the restaurant. 1 plus 6 makes 7, the number of truth.',
  },
  19: {
    title: 'Learning to Accept Help',
    meaning:
      'A karmic debt of 19 is about power. In the old story someone kept it all to themselves, so the lesson now is to share it and to accept help.',
    text: 'All the grocery bags in one trip, one of them in your teeth, past friends with empty hands: that’s the habit. 1 plus 9 is 10, and 1 plus 0 is 1, the number of independence. But people love being useful to you, so the next time a hand is offered, give it the heavy bag.',
  },
};
