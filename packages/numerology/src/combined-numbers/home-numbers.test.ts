import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { attitude } from '../date-numbers/attitude.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { hiddenPassion } from '../name-numbers/hidden-passion.ts';
import { nameNumber } from '../name-numbers/name-number.ts';
import { personality } from '../name-numbers/personality.ts';
import { soulUrge } from '../name-numbers/soul-urge.ts';
import { homeNumbers } from './home-numbers.ts';
import { maturity } from './maturity.ts';

describe('homeNumbers', () => {
  it.each(WORKED_EXAMPLES)('are those worked out by hand for $name', (example) => {
    const numbers = homeNumbers(example.name, example.date);
    const values = Object.fromEntries(
      Object.entries(numbers).map(([key, worked]) => [key, worked.value]),
    );
    expect(values).toEqual({
      nameNumber: example.nameNumber,
      lifePathNumber: example.lifePath,
      destinyNumber: example.destiny,
      soulUrgeNumber: example.soulUrge,
      personalityNumber: example.personality,
      expressionNumber: example.destiny,
      maturityNumber: example.maturity,
      attitudeNumber: example.attitude,
      hiddenPassionNumber: example.hiddenPassion,
    });
  });

  it('are what each function gives on its own, working included, for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const numbers = homeNumbers(name, date);
        expect(numbers).toEqual({
          nameNumber: nameNumber(name),
          lifePathNumber: lifePath(date),
          destinyNumber: destiny(name),
          soulUrgeNumber: soulUrge(name),
          personalityNumber: personality(name),
          expressionNumber: destiny(name),
          maturityNumber: maturity(name, date),
          attitudeNumber: attitude(date),
          hiddenPassionNumber: hiddenPassion(name),
        });
        for (const worked of Object.values(numbers)) {
          expect(replay(worked.steps)).toBe(worked.value);
        }
      }),
    );
  });

  it('lack Life Path and Maturity without a date, and have an Attitude of 0', () => {
    const numbers = homeNumbers('Grace Hopper', undefined);
    expect(numbers.lifePathNumber).toBeUndefined();
    expect(numbers.maturityNumber).toBeUndefined();
    expect(numbers.attitudeNumber).toEqual({ value: 0, steps: [] });
    expect(replay(numbers.attitudeNumber.steps)).toBe(0);
    expect(numbers.destinyNumber.value).toBe(4); // the name's numbers do not need it
  });

  it('work Destiny out once for all who use it', () => {
    const numbers = homeNumbers('Grace Hopper', undefined);
    expect(numbers.expressionNumber).toBe(numbers.destinyNumber);
  });
});
