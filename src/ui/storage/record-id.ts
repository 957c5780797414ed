/**
 * A new id for a record made at a moment. Two tabs may make one within the same millisecond; ten random
 * digits make their ids distinct.
 */
export function newRecordId(at: Date): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${at.getTime()}${String(random).padStart(10, '0')}`;
}
