import { bridges, type CalendarDate, lifePath, type Worked } from '@ninefold/numerology';
import { type HomeNumberId, homeNumbers } from '../../numbers/home-numbers';
import type { SiteNumber } from '../../numbers/site-number';
import type { CountedPerson } from '../../person/entry/person';
import { kindFor, type NumberKind } from '../../result/reading/number-kinds';

export interface NumberRow {
  readonly kind: NumberKind;
  readonly numbers: readonly SiteNumber[];
  readonly isChanged: boolean;
}

export interface NamesComparison {
  readonly rows: readonly NumberRow[];
  /** With a birth date: the Life Path, and how far the Destiny of each name is from it. */
  readonly date:
    | { readonly lifePath: Worked<number>; readonly bridges: readonly Worked<number>[] }
    | undefined;
}

// Expression is left out: it is the same sum as Destiny.
const OF_NAME: readonly HomeNumberId[] = [
  'name-number',
  'destiny',
  'soul-urge',
  'personality',
  'hidden-passion',
];
const OF_NAME_AND_DATE: typeof OF_NAME = [...OF_NAME, 'maturity'];

/**
 * The numbers of several names side by side, and with a birth date how each meets the Life Path.
 *
 * @example
 * compareNames([kate, cate], undefined).rows[1]; // Destiny 1 and 11, changed
 */
export function compareNames(
  names: readonly CountedPerson[],
  date: CalendarDate | undefined,
): NamesComparison {
  const all = names.map(({ name, letters }) => homeNumbers(name, date, letters));
  const rows = (date ? OF_NAME_AND_DATE : OF_NAME).map((id): NumberRow => {
    const kind = kindFor(id);
    const numbers = all.flatMap((of) => of[id] ?? []);
    const isChanged = new Set(numbers.map(({ value }) => value)).size > 1;
    return { kind, numbers, isChanged };
  });
  return {
    rows,
    date: date && {
      lifePath: lifePath(date),
      bridges: names.map(({ name, letters }) => bridges(name, date, letters).lifePathAndExpression),
    },
  };
}
