import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { mountNewsletter } from './mount-newsletter';
import { Newsletter } from './Newsletter';

const provider = {
  script: 'https://mail.test/form.js',
  formId: 'form-9',
  hosts: { script: [], connect: [], style: [], image: [], frame: [], form: [] },
};
const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
});

test('without a provider there is nothing', () => {
  const { container } = render(<Newsletter provider={undefined} />);
  expect(container.innerHTML).toBe('');
  mountNewsletter(document, 0);
  expect(scripts()).toEqual([]);
});

test('the form is mounted once and its script added once, however often it is asked for', () => {
  render(<Newsletter provider={provider} />);
  mountNewsletter(document, 0);
  mountNewsletter(document, 500_000);
  expect(scripts().map(({ src }) => src)).toEqual(['https://mail.test/form.js?v=0']);
  const places = screen.getByTestId('newsletter').querySelectorAll('[data-form="form-9"]');
  expect(places).toHaveLength(1);
});

test.each([
  [0, '0'],
  [119_999, '0'],
  [120_000, '1'],
  [1_794_700_800_000, '14955840'],
])('at %i ms the version is %s: it changes every two minutes', (now, version) => {
  render(<Newsletter provider={provider} />);
  mountNewsletter(document, now);
  expect(new URL(scripts()[0]?.src ?? '').searchParams.get('v')).toBe(version);
});
