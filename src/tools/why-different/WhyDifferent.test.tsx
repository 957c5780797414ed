import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choose, click, OFFER, submit, touchForm } from '../../../tests/testing/screen';
import { rememberPerson } from '../../person/memory/visit';
import { mockClipboard } from '../../ui/testing/browser';
import { WhyDifferent } from './WhyDifferent';

const SAID = 'What the other site said';

function open(link: string) {
  history.replaceState(null, '', `/why-different${link}`);
  render(<WhyDifferent offer={OFFER} />);
}

function ask(kind: string, entries: Readonly<Record<string, string>>) {
  render(<WhyDifferent offer={OFFER} />);
  choose('Which number', kind);
  submit('Find out why', entries);
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
  // What a screen reader hears: it isn't missing.
  screen.getByText(`${SAID}: Required, like 7 or 11/2.`);
});

test('when everything is forgotten, the form asks for what its first choice needs', async () => {
  rememberPerson({ name: 'Grace Hopper' });
  render(<WhyDifferent offer={OFFER} />);
  // Nothing is left to load, which would render the form again.
  await touchForm('Full Name', () => import('./Answer'));
  choose('Which number', 'Destiny');
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').required).toBe(true);
  await act(async () => click('Forget it now'));
  expect(screen.getByLabelText<HTMLSelectElement>('Which number').value).toBe('life-path');
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').required).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Birth Date').required).toBe(true);
});

test.each([
  // 1+2+2+0+1+9+9+9 = 33
  ['#date=1999-12-20&number=life-path&said=6', '33 here, 6 there'],
  // O6; with Ë 5 it is 11.
  ['#name=Zo%C3%AB&letters=a-z&number=soul-urge&said=11%2F2', '6 here, 11 there'],
  ['#name=Zo%C3%AB&letters=spelled&number=soul-urge&said=11%2F2', '11 here and there'],
])('the link %s opens with its answer, and is copied again', async (link, answer) => {
  open(link);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(answer);
  const { number, said } = Object.fromEntries(new URLSearchParams(link));
  expect(screen.getByLabelText<HTMLSelectElement>('Which number').value).toBe(number);
  expect(screen.getByLabelText<HTMLInputElement>(SAID).value).toBe(said);
  await screen.findByRole('button', { name: 'Copy link' });
  const copy = mockClipboard();
  click('Copy link');
  expect(copy).toHaveBeenCalledWith(location.href);
});

test.each([
  ['no number', '#date=1999-12-20&said=6'],
  ['an unknown number', '#date=1999-12-20&number=toString&said=6'],
  ['nothing said', '#date=1999-12-20&number=life-path'],
])('a link with %s has no answer', async (_, link) => {
  open(link);
  await import('./Answer');
  expect(screen.queryByTestId('result')).toBeNull();
  expect(screen.queryByText('Getting the reading…')).toBeNull();
});

test('a choice that was made before hydration decides what is required', () => {
  const before = document.createElement('div');
  before.innerHTML = renderToString(<WhyDifferent offer={OFFER} />);
  document.body.append(before);
  const select = before.querySelector('select') ?? expect.fail();
  select.value = 'destiny';
  render(<WhyDifferent offer={OFFER} />, { container: before, hydrate: true });
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').required).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Birth Date').required).toBe(false);
});
