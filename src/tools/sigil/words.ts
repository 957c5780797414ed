import { describeSigil } from '../../art/sigil';

/** What a screen reader announces. */
export const announce = (name: string, values: readonly number[]) =>
  `${name}: ${describeSigil(values)}`;
