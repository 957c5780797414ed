import { type CalendarDate, personalYear } from '@ninefold/numerology';

/** A third of the nine-year cycle (docs/rules/together.md#together-years). */
export type Phase = 'start' | 'middle' | 'end';

export interface SharedYear {
  readonly year: number;
  readonly first: number;
  readonly second: number;
  /** Set where both are in the same phase, or one starts while the other ends. */
  readonly mark: 'same' | 'opposite' | undefined;
}

const YEARS_AHEAD = 3;

/** The phase of a Personal Year: 1 to 3 starts, 4 to 6 is the middle, 7 to 9 ends. */
export function phaseOf(personalYear: number): Phase {
  if (personalYear <= 3) return 'start';
  return personalYear <= 6 ? 'middle' : 'end';
}

/** The next three calendar years of two people, side by side. */
export function yearsAhead(
  first: CalendarDate,
  second: CalendarDate,
  today: CalendarDate,
): readonly SharedYear[] {
  return Array.from({ length: YEARS_AHEAD }, (_, index) => {
    const year = today.year + 1 + index;
    const [one, other] = [first, second].map(
      (date) => personalYear(date, { today: { year, month: 1, day: 1 } }).value,
    ) as [number, number];
    return { year, first: one, second: other, mark: markOf(phaseOf(one), phaseOf(other)) };
  });
}

function markOf(first: Phase, second: Phase): SharedYear['mark'] {
  if (first === second) return 'same';
  return first === 'middle' || second === 'middle' ? undefined : 'opposite';
}
