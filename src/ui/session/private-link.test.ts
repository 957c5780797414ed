import { anyDate, anyName } from '@ninefold/numerology/testing/arbitraries';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFragment, writeFragment } from './private-link';

const date = { year: 1990, month: 5, day: 15 };

describe('a link', () => {
  test.each([
    [{ name: 'Grace Hopper', date }, '#name=Grace+Hopper&date=1990-05-15'],
    [{ name: 'Łukasz & Søn', date }, '#name=%C5%81ukasz+%26+S%C3%B8n&date=1990-05-15'],
    [{ name: '李', date: undefined }, '#name=%E6%9D%8E'],
    [{ name: '', date }, '#date=1990-05-15'],
    [{ name: '100% #1 + more', date: undefined }, '#name=100%25+%231+%2B+more'],
  ])('of %o is %s and restores it', (entry, fragment) => {
    expect(writeFragment(entry)).toBe(fragment);
    expect(readFragment(fragment)).toEqual(entry);
  });

  test('restores all values that it can be made from', () => {
    fc.assert(
      fc.property(anyName, anyDate, (name, date) => {
        const fragment = writeFragment({ name, date });
        if (fragment) expect(readFragment(fragment)).toEqual({ name, date });
      }),
    );
  });

  test.each([
    ['without inputs', { name: '', date: undefined }],
    ['of a name of 2,000 characters', { name: 'a'.repeat(2000), date }],
    ['of markup', { name: '<script>alert(1)</script>', date }],
    ['of a date before 1900', { name: 'Ada', date: { year: 1815, month: 12, day: 10 } }],
  ])('%s is not made', (_, entry) => {
    expect(writeFragment(entry)).toBeUndefined();
  });
});

describe('an invalid fragment is ignored', () => {
  test.each([
    ['that is empty', ''],
    ['that is a bare sign', '#'],
    ['of another kind', '#faq'],
    ['with a third part', '#name=Ada&date=1990-05-15&x=1'],
    ['with a part twice', '#name=Ada&name=Eve&date=1990-05-15'],
    ['with an empty name', '#name=&date=1990-05-15'],
    ['with a blank name', '#name=+%20&date=1990-05-15'],
    ['with a day that is not on the calendar', '#name=Ada&date=1990-02-30'],
    ['with a date outside the limits', '#name=Ada&date=1899-12-31'],
    ['with a date that is none', '#name=Ada&date=yesterday'],
    ['with an empty date', '#name=Ada&date='],
    ['with bytes that are no text', '#name=%E0%A4&date=1990-05-15'],
    ['with markup', '#name=%3Cimg+src%3Dx+onerror%3Dalert(1)%3E'],
    ['with a control character', '#name=A%00da'],
    ['with a text direction mark', '#name=%E2%80%AEadA'],
    ['too long', `#name=${'a'.repeat(2000)}`],
  ])('%s', (_, fragment) => {
    expect(readFragment(fragment)).toBeUndefined();
  });

  test('reading never throws, whatever the fragment contains', () => {
    fc.assert(
      fc.property(anyName, (text) => {
        readFragment(`#${text}`);
        readFragment(text);
      }),
    );
  });
});
