import type { CoreNumber } from '@ninefold/numerology';

/** Phrases about a number, for sentences that compare several numbers. */
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
  3: { does: 'talks and creates', wants: 'be heard' },
  4: { does: 'puts things in order', wants: 'finish the work properly' },
  5: { does: 'looks for change', wants: 'see something new' },
  6: { does: 'looks after people', wants: 'take care of the family' },
  7: { does: 'thinks deeply', wants: 'be alone and think' },
  8: { does: 'works for success', wants: 'have power and success' },
  9: { does: 'gives to others', wants: 'help whoever needs it' },
  11: { does: 'feels what others miss', wants: 'inspire people' },
  22: { does: 'builds big things', wants: 'build something that lasts' },
  33: { does: 'teaches with patience', wants: 'help others grow' },
};
