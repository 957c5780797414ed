import { expect, test } from 'vitest';
import { textParts } from './linked-text';

const TEXT =
  '[How We Count](page:methods) has [a note] (below); see [11](page:numbers/11) and [22](page:numbers/22).';

test('splits a text at its links', () => {
  expect(textParts(TEXT)).toEqual([
    { text: 'How We Count', href: 'page:methods' },
    { text: ' has [a note] (below); see ' },
    { text: '11', href: 'page:numbers/11' },
    { text: ' and ' },
    { text: '22', href: 'page:numbers/22' },
    { text: '.' },
  ]);
});
