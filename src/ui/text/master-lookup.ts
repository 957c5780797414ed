/**
 * A master number is one digit in the table of pairs and another one everywhere else. Wherever both can
 * be seen, this sentence says so.
 *
 * @example
 * masterLookup(33); // '33 is looked up under 3, the digit it repeats; anywhere else it comes down to 6, …'
 */
export function masterLookup(master: number): string {
  const repeated = master / 11;
  return `${master} is looked up under ${repeated}, the digit it repeats; anywhere else it comes down to ${2 * repeated}, the sum of its digits`;
}
