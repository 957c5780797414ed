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
  1: { does: 'starts things', wants: 'go first' },
  2: { does: 'brings people together', wants: 'keep the peace' },
  3: { does: 'tells the stories', wants: 'be heard' },
  4: { does: 'puts things in order', wants: 'do the job properly' },
  5: { does: 'goes looking for change', wants: 'see something new' },
  6: { does: 'looks after people', wants: 'have everybody home' },
  7: { does: 'thinks things through', wants: 'be left alone to think' },
  8: { does: 'gets results', wants: 'be in charge' },
  9: { does: 'cares about everybody', wants: 'help whoever needs it' },
  11: { does: 'senses what others miss', wants: 'inspire people' },
  22: { does: 'builds big things', wants: 'build something that lasts' },
  33: { does: 'teaches by example', wants: 'help people grow' },
};
