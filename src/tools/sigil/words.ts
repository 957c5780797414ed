import { describeSigil } from '../../art/sigil';

export const NO_LINE =
  'There’s no letter from A to Z in that name, so there’s nothing to draw a line through. Try it in the Latin alphabet.';

/** What a screen reader announces. */
export const announce = (name: string, values: readonly number[]) =>
  `${name}: ${values.length > 0 ? describeSigil(values) : NO_LINE}`;
