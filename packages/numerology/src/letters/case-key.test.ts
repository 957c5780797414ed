import { expect, it } from 'vitest';
import { caseKey } from './letter-table.ts';

/** Every character that some case changes. */
const CASED = Array.from({ length: 0x1_ffff }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((character) => /\p{CWCM}|\p{CWCF}/u.test(character));

it('is the same for two characters where the simple case folding of Unicode is', () => {
  const all = CASED.join('');
  const other: string[] = [];
  for (const character of CASED) {
    // Patterns with both flags compare by that folding.
    for (const [found] of all.matchAll(new RegExp(character, 'giu'))) {
      if (caseKey(found) !== caseKey(character)) other.push(character + found);
    }
  }
  // The long s is not the letter; the next two are one each in composed form.
  expect(other.filter((pair) => !/[\u017f\u1fd3\u1fe3]/.test(pair))).toEqual(['ﬅﬆ', 'ﬆﬅ']);
});

it('is another for any two that it does not take for one, but of İ two characters', () => {
  const wrong = CASED.filter(
    (character) => !new RegExp(`^${caseKey(character)}$`, 'iu').test(character),
  );
  expect(wrong).toEqual(['İ']);
});
