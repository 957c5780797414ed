import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate, anyName } from '../../testing/arbitraries.ts';
import { WORKED_EXAMPLES } from '../../testing/worked-examples.ts';
import { challengeNumbers, lifePeriods, pinnacles } from '../cycles/life-cycles.ts';
import { attitude } from '../date-numbers/attitude.ts';
import { birthdayNumber } from '../date-numbers/birthday-number.ts';
import { lifePath } from '../date-numbers/life-path.ts';
import { destiny } from '../name-numbers/destiny.ts';
import { expression } from '../name-numbers/expression.ts';
import { hiddenPassion } from '../name-numbers/hidden-passion.ts';
import { nameNumber } from '../name-numbers/name-number.ts';
import { personality } from '../name-numbers/personality.ts';
import { soulUrge } from '../name-numbers/soul-urge.ts';
import { careerNumber } from './career-number.ts';
import { karmicNumber } from './karmic-number.ts';
import { maturity } from './maturity.ts';
import { cyclesOn, profile } from './profile.ts';

describe('profile', () => {
  it.each(WORKED_EXAMPLES)('has the numbers of $name, as worked out by hand', (person) => {
    const { numbers } = profile(person.name, person.date);
    expect({
      nameNumber: numbers.nameNumber.value,
      lifePath: numbers.lifePathNumber.value,
      destiny: numbers.destinyNumber.value,
      soulUrge: numbers.soulUrgeNumber.value,
      personality: numbers.personalityNumber.value,
      maturity: numbers.maturityNumber.value,
      attitude: numbers.attitudeNumber.value,
      hiddenPassion: numbers.hiddenPassionNumber.value,
      career: numbers.careerNumber.value,
      karmic: numbers.karmicNumber.value,
    }).toEqual({
      nameNumber: person.nameNumber,
      lifePath: person.lifePath,
      destiny: person.destiny,
      soulUrge: person.soulUrge,
      personality: person.personality,
      maturity: person.maturity,
      attitude: person.attitude,
      hiddenPassion: person.hiddenPassion,
      career: person.career,
      karmic: person.karmic,
    });
    expect(cyclesOn(person.date, { year: 2026, month: 1, day: 1 }).personalYear.value).toBe(
      person.personalYearIn2026,
    );
  });

  it('is what each rule gives by itself, working included, for anybody', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const person = profile(name, date);
        expect(person.numbers).toEqual({
          nameNumber: nameNumber(name),
          lifePathNumber: lifePath(date),
          destinyNumber: destiny(name),
          soulUrgeNumber: soulUrge(name),
          personalityNumber: personality(name),
          expressionNumber: expression(name),
          maturityNumber: maturity(name, date),
          attitudeNumber: attitude(date),
          hiddenPassionNumber: hiddenPassion(name),
          birthdayNumber: birthdayNumber(date),
          careerNumber: careerNumber(name, date),
          karmicNumber: karmicNumber(name, date),
        });
        expect(person.pinnacles).toEqual(pinnacles(date));
        expect(person.challenges).toEqual(challengeNumbers(date));
        expect(person.periods).toEqual(lifePeriods(date));
      }),
    );
  });
});

it('the year, month and day of the article on manifestation', () => {
  const cycles = cyclesOn({ year: 1988, month: 4, day: 9 }, { year: 2026, month: 10, day: 6 });
  // 4 + 9 + 2026 = 2039, 14, 5; 5 + 10 = 15, 6; 6 + 6 = 12, 3
  expect([cycles.personalYear.value, cycles.personalMonth.value, cycles.personalDay.value]).toEqual(
    [5, 6, 3],
  );
});
