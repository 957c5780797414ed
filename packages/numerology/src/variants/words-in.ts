/**
 * The words of a name, as it is written.
 *
 * @example
 * wordsIn(' Anne-Marie Smith'); // ['Anne-Marie', 'Smith']
 */
export function wordsIn(name: string): readonly string[] {
  return name.trim().split(/\s+/);
}
