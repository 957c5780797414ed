import { checkDate } from '../calendar/calendar-date.ts';
import { checkKeys, checkOneOf, checkText } from '../input/checks.ts';
import { type Given, KINDS, type VariantKind } from './kinds.ts';

/**
 * Throws unless a kind of number is known, and unless everything that it is made from is there, and nothing
 * else. What the kind does not use is not there.
 *
 * @example
 * checkInput('destiny', { nam: 'Ada' }); // TypeError: input: expected name, got "nam"
 */
export function checkInput(kind: VariantKind, input: unknown): Given {
  checkOneOf(kind, 'kind', Object.keys(KINDS));
  const { uses } = KINDS[kind];
  checkKeys(input, 'input', uses.join(' '));
  const given = input as Given;
  for (const key of uses) {
    if (key === 'name') checkText(given.name, 'input.name');
    else checkDate(given[key], `input.${key}`);
  }
  return given;
}
