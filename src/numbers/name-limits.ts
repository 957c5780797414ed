/** The most characters of a name, composed (docs/rules/forms-and-results.md#name-limits). */
export const LONGEST_NAME = 200;

// Control characters, unpaired surrogates, the replacement character and text direction marks: none
// belongs in a name, and each can disguise one. A name copied from a list of contacts may have them.
const NOT_IN_A_NAME = /[\p{Cc}\p{Cs}\uFFFD\u202A-\u202E\u2066-\u2069]/gu;

/** A text without what no name has, and without outer white space. */
export function cleanName(text: string): string {
  return text.replaceAll('\t', ' ').replace(NOT_IN_A_NAME, '').trim();
}

/** Whether a text is longer than a name, as it will be read: composed, which can also make it longer. */
export function isTooLong(text: string): boolean {
  // Composing leaves a quarter of a text or more, and takes long where there is too much of it.
  const start = cleanName(text).slice(0, 5 * LONGEST_NAME);
  return start.normalize('NFC').length > LONGEST_NAME;
}
