import { expect, expectTypeOf, it } from 'vitest';
import {
  business,
  type CoreNumber,
  challenges,
  type Digit,
  destiny,
  hiddenPassion,
  lifePath,
  personalYear,
  reduceNumber,
  type Step,
  type Worked,
} from './index.ts';

const BIRTH = { year: 1990, month: 5, day: 15 };

it('values say what comes', () => {
  expectTypeOf(lifePath(BIRTH)).toEqualTypeOf<Worked<CoreNumber>>();
  expectTypeOf(destiny('Ada')).toEqualTypeOf<Worked<CoreNumber | 0>>();
  expectTypeOf(destiny('Ada', { method: 'parts' })).toEqualTypeOf<Worked<CoreNumber | 0>>();
  expectTypeOf(destiny('Ada', { masters: [] })).toEqualTypeOf<Worked<Digit | 0>>();
  expectTypeOf(reduceNumber(44, { masters: [11, 44] }).value).toEqualTypeOf<Digit | 11 | 44 | 0>();
  expectTypeOf(business('Ada')).toEqualTypeOf<Worked<Digit | 0>>();
  expectTypeOf(hiddenPassion('Ada')).toEqualTypeOf<Worked<Digit | undefined>>();
  expectTypeOf(personalYear(BIRTH, { today: BIRTH })).toEqualTypeOf<Worked<Digit>>();
  expectTypeOf(challenges(BIRTH)[0]?.value).toEqualTypeOf<
    0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined
  >();
});

it('a table of the twelve can be indexed with a result', () => {
  const table: Record<CoreNumber, string> = {
    ...{ 1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'e', 6: 'f', 7: 'g', 8: 'h', 9: 'i' },
    ...{ 11: 'j', 22: 'k', 33: 'l' },
  };
  expect(table[lifePath(BIRTH).value]).toBe('c');
});

/** A switch over all kinds compiles without a default. */
function outcomeOf(step: Step): string {
  switch (step.kind) {
    case 'letters':
    case 'digits':
    case 'missing':
    case 'digit-counts':
      return step.to.join();
    case 'sum':
    case 'reduction':
    case 'master-kept':
    case 'fold':
    case 'difference':
    case 'nine-for-zero':
    case 'part':
    case 'present':
    case 'transit':
      return step.to.toFixed();
    case 'most-frequent':
    case 'letter':
      return String(step.to);
  }
}

it('every kind of step has its outcome in one field', () => {
  expect(destiny('Rim').steps.map(outcomeOf)).toEqual(['9,9,4', '22', '22']);
});
