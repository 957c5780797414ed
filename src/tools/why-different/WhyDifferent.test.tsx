import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choose, click, fill } from '../../../tests/testing/screen';
import { WhyDifferent } from './WhyDifferent';

function ask(kind: string, entries: Readonly<Record<string, string>>) {
  choose('Which number', kind);
  for (const [label, value] of Object.entries(entries)) fill(label, value);
  click('Find out why');
}

const reasons = () =>
  screen
    .queryAllByTestId('reason')
    .map((reason) => within(reason).getByRole('heading').textContent);

test('shows each way to the other number with both sums, and opens the likeliest', async () => {
  render(<WhyDifferent />);
  ask('Life Path', { 'Birth Date': '1999-12-20', 'What the other site said': '6' });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe('33 here, 6 there');
  const [first, second] = await screen.findAllByTestId('reason');
  expect(first?.textContent).toContain('add month, day and year separately');
  expect(first?.textContent).toMatch(/3.\+.2.\+.1.=.6/);
  expect(first?.querySelector('details')?.open).toBe(true);
  expect(second?.querySelector('details')?.open).toBe(false);
  expect(screen.queryByTestId('no-reason')).toBeNull();
});

test('says what to check where no rule leads there', async () => {
  render(<WhyDifferent />);
  ask('Destiny', { 'Full Name': 'Ann Lee', 'What the other site said': '1' });
  expect((await screen.findByTestId('no-reason')).textContent).toContain('spelled the same');
  expect(reasons()).toEqual([]);
});

test('says so where both sites agree', async () => {
  render(<WhyDifferent />);
  ask('Destiny', { 'Full Name': 'Ann Lee', 'What the other site said': '6' });
  expect((await screen.findByTestId('result')).textContent).toContain(
    'We get 6 for your Destiny too',
  );
});

test.each([
  ['Life Path', 'Full Name', 'Birth Date'],
  ['Soul Urge', 'Birth Date', 'Full Name'],
])('a %s does without the %s and asks for the %s', (kind, other, needed) => {
  render(<WhyDifferent />);
  ask(kind, { 'What the other site said': '5' });
  expect(screen.queryByTestId('result')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText(needed));
  expect(screen.getByLabelText<HTMLInputElement>(other).required).toBe(false);
});

test.each(['', 'six', '6.5', '123'])('“%s” is no number that a site can have said', (said) => {
  render(<WhyDifferent />);
  ask('Life Path', { 'Birth Date': '1999-12-20', 'What the other site said': said });
  expect(screen.queryByTestId('result')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('What the other site said'));
});

test('opens with the question of a link', async () => {
  history.replaceState(null, '', '#date=1999-12-20&number=life-path&said=6');
  render(<WhyDifferent />);
  expect((await screen.findAllByTestId('reason')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('What the other site said').value).toBe('6');
});
