import type { LifeSpan } from '@ninefold/numerology';

/** A number of a long cycle, and the ages it holds for; empty where the cycle has no more. */
export function describeSpan(span: LifeSpan | undefined): string {
  if (!span) return '';
  const { value, fromAge, toAge } = span;
  if (toAge === undefined) return `${value}, from ${fromAge} on`;
  return fromAge === 0 ? `${value}, to ${toAge}` : `${value}, ${fromAge} to ${toAge}`;
}

export const describeNumbers = (lifePath: number, day: string, numbers: readonly number[]) =>
  `For a Life Path of ${lifePath} on ${day} that gives ${numbers.join(', ')}.`;

export const inOneRow = (title: string) => `${title}, in one row`;
export const inThreeParts = (title: string) => `${title}, in three parts`;
