import { assignLetters, letterKey, normalizeName, spellingsIn } from '@ninefold/numerology';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDate, anyName } from '#numerology-testing/arbitraries';
import { NO_CHOICES, ofAllLetters } from '../../numbers/letter-choices';
import { readFragment, writeFragment } from './private-link';

const date = { year: 1990, month: 5, day: 15 };

/** A name, and choices that its letters allow. */
const anyResult = fc
  .oneof(anyName, fc.stringMatching(/^[Yyéłß ]+$/))
  .map(normalizeName)
  .chain((name) => {
    const letters = spellingsIn(name).map(({ character }) => letterKey(character));
    return fc.record({ name: fc.constant(name), date: anyDate, spelled: fc.subarray(letters) });
  })
  .chain(({ name, date, spelled }) => {
    const all = assignLetters(name, { ...ofAllLetters(NO_CHOICES), spelled }).letters;
    const ys = all.filter(({ letter }) => letter === 'Y').map((_, index) => index);
    const choices = fc.subarray(ys).map((vowelYs) => ({ ...NO_CHOICES, spelled, vowelYs }));
    return fc.record({
      name: fc.constant(name),
      date: fc.constant(date),
      choices: spellingsIn(name).length === 0 ? fc.constant(undefined) : choices,
      view: fc.constantFrom('', 'name-number', 'hidden-passion', '2027'),
    });
  });

const undated = { date: undefined, view: '' };
const every = { ...NO_CHOICES, letters: 'spelled' as const };

test.each([
  [{ name: 'Grace Hopper', date }, '#name=Grace+Hopper&date=1990-05-15'],
  [{ name: 'Łukasz & Søn', date }, '#name=%C5%81ukasz+%26+S%C3%B8n&date=1990-05-15'],
  [{ name: '', date }, '#date=1990-05-15'],
  [{ name: '100% #1 + more', date: undefined }, '#name=100%25+%231+%2B+more'],
  [
    {
      name: 'Łucy Ýmir',
      date: undefined,
      choices: { ...NO_CHOICES, spelled: ['ł', 'ý'], vowelYs: [1] },
      view: 'soul-urge',
    },
    '#name=%C5%81ucy+%C3%9Dmir&letters=%C5%82.%C3%BD&ys=1&view=soul-urge',
  ],
  [{ name: 'Zoë', ...undated, choices: every }, '#name=Zo%C3%AB&letters=spelled'],
  [{ name: 'Zoë', ...undated, choices: NO_CHOICES }, '#name=Zo%C3%AB&letters=a-z'],
])('the link of %o is %s and restores it', (entry, fragment) => {
  expect(writeFragment(entry)).toBe(fragment);
  expect(readFragment(fragment)).toEqual({ choices: undefined, view: '', ...entry });
});

test('a link holds no choice where there is none, and a letter and its accent are one letter', () => {
  expect(writeFragment({ name: 'Ann', ...undated, choices: every })).toBe('#name=Ann');
  expect(readFragment('#name=Jose%CC%81')?.name).toBe('Jos\u00e9');
});

test('a link restores every result that it can be made from', () => {
  let made = 0;
  fc.assert(
    fc.property(anyResult, (result) => {
      const fragment = writeFragment(result);
      if (!fragment) return;
      made += 1;
      expect(readFragment(fragment)).toEqual(result);
    }),
  );
  expect(made).toBeGreaterThan(10);
});

test.each([
  ['without inputs', { name: '', date: undefined }],
  ['of a name of 2,000 characters', { name: 'a'.repeat(2000), date }],
  ['of markup', { name: '<script>alert(1)</script>', date }],
  ['of a date before 1900', { name: 'Ada', date: { year: 1815, month: 12, day: 10 } }],
])('a link %s is not made', (_, entry) => {
  expect(writeFragment(entry)).toBeUndefined();
});

test.each([
  ['that is empty', ''],
  ['of another kind', '#faq'],
  ['with an unknown part', '#name=Ada&date=1990-05-15&x=1'],
  ['with a part twice', '#name=Ada&name=Eve&date=1990-05-15'],
  ['with an empty name', '#name=&date=1990-05-15'],
  ['with a blank name', '#name=+%20&date=1990-05-15'],
  ['with a day that is not on the calendar', '#name=Ada&date=1990-02-30'],
  ['with a date outside the limits', '#name=Ada&date=1899-12-31'],
  ['with bytes that are no text', '#name=%E0%A4&date=1990-05-15'],
  ['with markup', '#name=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E'],
  ['with a control character', '#name=A%00da'],
  ['with a text direction mark', '#name=%E2%80%AEadA'],
  ['with choices and nothing else', '#letters=%C5%82&ys=0'],
  ['with a letter that is not in the name', '#name=Ada&letters=%C5%82'],
  ['with a letter twice', '#name=%C5%81u&letters=%C5%82.%C5%82'],
  ['with a Y that is not there', '#name=Yves&ys=1'],
  ['with a Y that is no number', '#name=Yves&ys=x'],
  ['with a view of markup', '#name=Ada&view=%3Cb%3E'],
  ['with a view that is too long', `#name=Ada&view=${'a'.repeat(21)}`],
  ['too long', `#name=${'a'.repeat(2000)}`],
])('a fragment %s is ignored', (_, fragment) => {
  expect(readFragment(fragment)).toBeUndefined();
});
