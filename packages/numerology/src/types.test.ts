import { expectTypeOf, it } from 'vitest';
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
