import { checkDate } from '../calendar/check-date.ts';
import { checkKeys } from '../input/check-keys.ts';
import { checkOneOf } from '../input/check-one-of.ts';
import { checkText } from '../input/check-text.ts';
import { KINDS, type VariantKind } from './kinds.ts';

/**
 * Throws unless a kind of number is known, and unless everything that it is made from is there, and nothing
 * else.
 *
 * @example
 * checkInput('destiny', { nam: 'Ada' }); // TypeError: input: expected one of name, got "nam"
 */
export function checkInput(kind: VariantKind, input: unknown): void {
  checkOneOf(kind, 'kind', Object.keys(KINDS));
  const { uses } = KINDS[kind];
  checkKeys(input, 'input', uses);
  for (const key of uses) {
    if (key === 'name') checkText(input[key], 'input.name');
    else checkDate(input[key], `input.${key}`);
  }
}
