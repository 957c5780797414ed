import { inputError, tagOf } from './input-error.ts';

/**
 * Throws unless a value is a string, and not longer than any name. The limit is low enough that a name of
 * nothing but accents is composed at once.
 */
export function checkText(value: unknown, what: string, longest = 10_000): asserts value is string {
  if (typeof value !== 'string') throw inputError(what, 'a string', value);
  if (value.length > longest) {
    throw inputError(`${what}.length`, `at most ${longest}`, value.length, 'range');
  }
}

/** Throws unless a value is a whole number within limits, both included. */
export function checkWhole(
  value: unknown,
  what: string,
  lowest: number,
  highest: number,
): asserts value is number {
  const isInside =
    Number.isSafeInteger(value) && (value as number) >= lowest && (value as number) <= highest;
  if (!isInside) {
    const expected = `a whole number from ${lowest} to ${highest}`;
    throw inputError(what, expected, value, typeof value === 'number' ? 'range' : undefined);
  }
}

/** Throws unless a value is one of a few strings. */
export function checkOneOf(value: unknown, what: string, known: readonly string[]): void {
  if (!known.includes(value as string)) {
    throw inputError(what, known.join(', ') || 'none', value, 'unknown');
  }
}

/** Throws unless a value is an array whose items all pass a check. */
export function checkList(
  value: unknown,
  what: string,
  checkItem?: (item: unknown, what: string) => void,
): void {
  if (!Array.isArray(value)) throw inputError(what, 'an array', value);
  if (checkItem) for (const [index, item] of value.entries()) checkItem(item, `${what}[${index}]`);
}

/**
 * Throws unless a value is an object (and no `Map`, whose entries nobody would read) that has only known
 * keys: a misspelled one would lead to a wrong number that nobody notices. A key without a value asks for
 * nothing.
 */
export function checkKeys(value: unknown, what: string, known: string): void {
  if (tagOf(value) !== 'Object') throw inputError(what, 'an object', value);
  const object = value as Readonly<Record<string, unknown>>;
  const names = known.split(' ');
  for (const key in object) if (object[key] !== undefined) checkOneOf(key, what, names);
}
