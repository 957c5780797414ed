import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, click, fill, OFFER } from '../../../tests/testing/screen';
import { WhyDifferent } from './WhyDifferent';

const SAID = 'What the other site said';

function ask(kind: string, entries: Readonly<Record<string, string>>) {
  render(<WhyDifferent offer={OFFER} />);
  choose('Which number', kind);
  for (const [label, value] of Object.entries(entries)) fill(label, value);
  click('Find out why');
}

test('shows each way to the other number with both sums, and opens the likeliest', async () => {
  ask('Life Path', { 'Birth Date': '1999-12-20', [SAID]: '6' });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('33 here, 6 there');
  const [first, second] = await screen.findAllByTestId('reason');
  expect(first?.textContent).toContain('add month, day and year separately');
  expect(first?.textContent).toMatch(/3.\+.2.\+.1.=.6/);
  expect(first?.querySelector('details')?.open).toBe(true);
  expect(second?.querySelector('details')?.open).toBe(false);
  expect(screen.queryByTestId('no-reason')).toBeNull();
});

test('says how many of the nine digits the rules reach for this name', async () => {
  // B2 O6 B2 = 10 → 1; by the Chaldean letters B2 O7 B2 = 11 → 2.
  ask('Destiny', { 'Full Name': 'Bob', [SAID]: '2' });
  expect((await screen.findByTestId('result')).textContent).toContain(
    'lead your Destiny to two of the nine digits',
  );
});

test.each([
  ['no rule leads there', '1', 'spelled the same', 0],
  ['both sites agree', '6', 'We get 6 for your Destiny too', 1],
])('says so where %s', async (_, said, words, reasons) => {
  ask('Destiny', { 'Full Name': 'Ann Lee', [SAID]: said });
  expect((await screen.findByTestId('result')).textContent).toContain(words);
  expect(screen.queryAllByTestId('reason')).toHaveLength(reasons);
});

test.each([
  ['Life Path', 'Full Name', 'Birth Date'],
  ['Soul Urge', 'Birth Date', 'Full Name'],
])('a %s does without the %s and asks for the %s', (kind, other, needed) => {
  ask(kind, { [SAID]: '5' });
  expect(screen.queryByTestId('result')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(needed));
  expect(screen.getByLabelText<HTMLInputElement>(other).required).toBe(false);
});

test('“six” is no number that a site can have said', () => {
  ask('Life Path', { 'Birth Date': '1999-12-20', [SAID]: 'six' });
  expect(screen.queryByTestId('result')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(SAID));
});
