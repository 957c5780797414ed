/**
 * What kind of object a value is, in any realm.
 *
 * @example
 * tagOf(new Map()); // 'Map'
 * tagOf({}); // 'Object'
 */
export function tagOf(value: unknown): string {
  return {}.toString.call(value).slice(8, -1);
}
