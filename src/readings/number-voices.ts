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
  1: { does: 'goes first', wants: 'be the first to decide' },
  2: { does: 'brings people together', wants: 'live in peace with others' },
  3: { does: 'puts things into words', wants: 'make people listen' },
  4: { does: 'puts things in order', wants: 'see the work finished' },
  5: { does: 'looks for change', wants: 'see something new' },
  6: { does: 'looks after people', wants: 'take care of the family' },
  7: { does: 'thinks things through', wants: 'be alone with a good question' },
  8: { does: 'takes charge', wants: 'be in charge' },
  9: { does: 'gives to others', wants: 'help whoever needs it' },
  11: { does: 'senses things early', wants: 'inspire people' },
  22: { does: 'builds on a large scale', wants: 'build something that lasts' },
  33: { does: 'teaches with patience', wants: 'help others grow' },
};
