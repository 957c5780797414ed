import type { KarmicDebt } from '@ninefold/numerology';
import type { ShortReading } from './types';

/** A karmic debt: an old bill in the tale, payable in very small coin. */
export const karmicDebtReadings: Readonly<Record<KarmicDebt, ShortReading>> = {
  13: {
    title: 'The Second Coat',
    text: 'Somewhere, says the tale, a job was left for others to finish, and the 4 at the end of this sum has been handed the finishing. When a new plan sparkles and the old one is a coat of paint short, put on the coat.',
  },
  14: {
    title: 'The Unstacked Chairs',
    text: 'The story has a guest who enjoyed every freedom on somebody else’s account. Keep the small appointment, pour the smaller glass, stay until the room is swept; a 5 is twice as free when no one is waiting for it.',
  },
  16: {
    title: 'The Fallen Balcony',
    text: 'Pride was built out over the street, and it came down; the sensible rooms behind are standing to this day. Admit to the mistake while the others are still in the room, and this 7 owes nothing for a week.',
  },
  19: {
    title: 'The Third Driver',
    text: 'Help slowed down, and was waved on. A 1 that comes by way of 19 is asked to be helped before it is drenched: accept the ride, and let them choose the music.',
  },
};
