import type { CoreNumber } from '@ninefold/numerology';

/** How a number is spoken of where it stands among others. */
export interface NumberVoice {
  /** After “the number that”. */
  readonly does: string;
  /** After “wants to”. */
  readonly wants: string;
}

/** The twelve in a few words each, for sentences in which two of them meet. */
export const numberVoices: Readonly<Record<CoreNumber, NumberVoice>> = {
  1: { does: 'goes first', wants: 'be there before anyone else' },
  2: { does: 'keeps company', wants: 'be asked along' },
  3: { does: 'talks', wants: 'tell somebody about it' },
  4: { does: 'builds', wants: 'see it finished' },
  5: { does: 'leaves', wants: 'be gone by noon' },
  6: { does: 'looks after people', wants: 'know that everybody has eaten' },
  7: { does: 'looks things up', wants: 'be left alone with the book' },
  8: { does: 'keeps the accounts', wants: 'settle who is in charge' },
  9: { does: 'lets go', wants: 'give it to whoever needs it' },
  11: { does: 'hears the bell early', wants: 'say what it felt coming' },
  22: { does: 'builds for a century', wants: 'draw it larger' },
  33: { does: 'teaches', wants: 'stay until the slowest has understood' },
};
