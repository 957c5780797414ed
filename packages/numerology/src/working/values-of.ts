import { inputError } from '../input/input-error.ts';

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
  if (typeof numbers !== 'object' || !numbers) {
    throw inputError('numbers', 'numbers with their steps', numbers);
  }
  return withoutSteps(numbers) as Values<T>;
}

function withoutSteps(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutSteps);
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).filter(([key]) => key !== 'steps');
  const [[key, value] = [], ...others] = entries;
  if ('steps' in data && key === 'value' && others.length === 0) return value;
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutSteps(part)]));
}
