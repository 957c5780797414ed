import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { A_Z } from '../../testing/a-z.ts';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { replay } from '../../testing/replay.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { attitude } from '../date-numbers/attitude.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { firstName } from '../name-numbers/first-name.ts';
import { hiddenPassion } from '../name-numbers/hidden-passion.ts';
import { personality } from '../name-numbers/personality.ts';
import { soulUrge } from '../name-numbers/soul-urge.ts';
import { chart } from './chart.ts';
import { maturity } from './maturity.ts';

describe('chart', () => {
  it.each(WORKED_EXAMPLES)('are those worked out by hand for $name', (example) => {
    const numbers = chart(example.name, example.date, A_Z);
    const values = Object.fromEntries(
      Object.entries(numbers).map(([key, worked]) => [key, worked.value]),
    );
    expect(values).toEqual({
      firstName: example.firstName,
      lifePath: example.lifePath,
      destiny: example.destiny,
      soulUrge: example.soulUrge,
      personality: example.personality,
      expression: example.destiny,
      maturity: example.maturity,
      attitude: example.attitude,
      hiddenPassion: example.hiddenPassion,
    });
  });

  it('are what each function gives on its own, working included, for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const numbers = chart(name, date);
        expect(numbers).toEqual({
          firstName: firstName(name),
          lifePath: lifePath(date),
          destiny: destiny(name),
          soulUrge: soulUrge(name),
          personality: personality(name),
          expression: destiny(name),
          maturity: maturity(name, date),
          attitude: attitude(date),
          hiddenPassion: hiddenPassion(name),
        });
        for (const worked of Object.values(numbers)) {
          expect(replay(worked.steps)).toBe(worked.value);
        }
      }),
    );
  });

  it('lack Life Path, Maturity and Attitude without a date', () => {
    const numbers = chart('Grace Hopper');
    expect(numbers.lifePath).toBeUndefined();
    expect(numbers.maturity).toBeUndefined();
    expect(numbers.attitude).toBeUndefined();
    expect(numbers.destiny.value).toBe(4); // the name's numbers do not need it
    expect(chart('Grace Hopper', undefined, A_Z)).toEqual(numbers);
  });

  it('work Destiny out once for all who use it', () => {
    const numbers = chart('Grace Hopper');
    expect(numbers.expression).toBe(numbers.destiny);
  });
});
