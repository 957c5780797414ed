import { expect, test } from 'vitest';
import { faqData, linkedDataText } from './linked-data';

test('text in linked data cannot end its script element, and is read back as written', () => {
  const faq = faqData([{ question: 'Is </script> a name?', answer: '“No” & <b>no</b>.' }]);
  const text = linkedDataText([faq]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', '@graph': [faq] });
});
