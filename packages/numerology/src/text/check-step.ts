import { checkOneOf } from '../input/checks.ts';
import { inputError, tagOf } from '../input/input-error.ts';
import type { Step } from '../working/step.ts';

/** What a sentence about each kind of step needs; `[]` is a list. */
const FIELDS: Readonly<Record<Step['kind'], string>> = {
  letters: 'selection letters[] spelled[] ignored[]',
  digits: 'text',
  sum: 'terms[] to',
  reduction: 'from digits[] to',
  'master-kept': 'to',
  fold: 'from remainder to',
  difference: 'left right to',
  'nine-for-zero': 'to',
  part: 'name to',
  'most-frequent': 'counts[] tied[]',
  missing: 'to[]',
  present: 'to',
  letter: 'kind',
  transit: 'age cycle letter to',
  'digit-counts': 'to[]',
};

/** Throws unless a value is a step of this library, with everything that a sentence about it needs. */
export function checkStep(step: unknown): asserts step is Step {
  if (tagOf(step) !== 'Object') throw inputError('step', 'a step', step);
  const fields = step as Readonly<Record<string, unknown>>;
  checkOneOf(fields['kind'], 'step.kind', Object.keys(FIELDS));
  for (const field of FIELDS[fields['kind'] as Step['kind']].split(' ')) {
    const name = field.replace('[]', '');
    const value = fields[name];
    const isThere = name === field ? value !== undefined : Array.isArray(value);
    if (!isThere) throw inputError(`step.${name}`, name === field ? 'a value' : 'an array', value);
  }
}
