import { inputError } from '../input/input-error.ts';

const DEEPEST = 100;

/** Numbers without their steps. A number that comes with nothing else is just its value. */
export type Values<T> = T extends { readonly value: infer V; readonly steps: unknown }
  ? keyof T extends 'value' | 'steps'
    ? V
    : { readonly [Key in Exclude<keyof T, 'steps'>]: Values<T[Key]> }
  : T extends object
    ? { readonly [Key in keyof T]: Values<T[Key]> }
    : T;

/**
 * A chart, a profile, or anything else made from numbers, without the steps, which are most of it: what one
 * would keep. The steps can be had again from the name and the date.
 *
 * @example
 * valuesOf(chart('Grace Hopper', { year: 1906, month: 12, day: 9 })).destiny; // 4
 */
export function valuesOf<T extends object>(numbers: T): Values<T> {
  if (Object(numbers) !== numbers) throw inputError('numbers', 'an object', numbers);
  return withoutSteps(numbers, 0) as Values<T>;
}

function withoutSteps(data: unknown, depth: number): unknown {
  if (Object(data) !== data) return data;
  // What contains itself would have no end.
  if (depth > DEEPEST) throw inputError('numbers', `at most ${DEEPEST} levels`, data, 'range');
  if (Array.isArray(data)) return data.map((item) => withoutSteps(item, depth + 1));
  const { steps, ...others } = data as Readonly<Record<string, unknown>>;
  if (steps && Object.keys(others).join() === 'value') return others['value'];
  return Object.fromEntries(
    Object.entries(others).map(([key, part]) => [key, withoutSteps(part, depth + 1)]),
  );
}
