import { expect, test } from 'vitest';
import { plainText, textParts } from './linked-text';

const TEXT =
  '[How We Count](page:methods) lists it; see [11](page:numbers/11) and [22](page:numbers/22).';

test('splits a text at its links', () => {
  expect(textParts(TEXT)).toEqual([
    { text: 'How We Count', href: 'page:methods' },
    { text: ' lists it; see ' },
    { text: '11', href: 'page:numbers/11' },
    { text: ' and ' },
    { text: '22', href: 'page:numbers/22' },
    { text: '.' },
  ]);
});

test('leaves a text without links whole, brackets and parentheses included', () => {
  for (const text of ['Nine.', 'A [note] of ours (see below).', '']) {
    expect(plainText(text)).toBe(text);
    expect(textParts(text)).toHaveLength(text === '' ? 0 : 1);
  }
});
