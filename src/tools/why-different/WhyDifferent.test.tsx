import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { NumberId } from '#texts/numbers';
import * as form from '#texts/person/form';
import * as result from '#texts/result/reading';
import * as words from '#texts/tools/why-different';
import { asHinted } from '#texts/ui/form';
import { gettingReading } from '#texts/ui/loading';
import { choose, click, field, OFFER, submit, touchForm } from '../../../tests/testing/screen';
import { rememberPerson } from '../../person/memory/visit';
import { mockClipboard } from '../../ui/testing/browser';
import { WhyDifferent } from './WhyDifferent';

function open(link: string) {
  history.replaceState(null, '', `/why-different${link}`);
  render(<WhyDifferent offer={OFFER} />);
}

function ask(kind: NumberId, entries: Readonly<Record<string, string>>) {
  render(<WhyDifferent offer={OFFER} />);
  choose('number', kind);
  submit(entries);
}

test('shows each way to the other number with both sums, and opens the likeliest', async () => {
  ask('life-path', { date: '1999-12-20', said: '6' });
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
    words.headline(33, 6),
  );
  const [first, second] = await screen.findAllByTestId('reason');
  expect(first?.textContent).toContain(words.parts.date.title);
  expect(first?.textContent).toMatch(/3.\+.2.\+.1.=.6/);
  expect(first?.querySelector('details')?.open).toBe(true);
  expect(second?.querySelector('details')?.open).toBe(false);
  expect(screen.queryByTestId('no-reason')).toBeNull();
});

test.each([
  ['no rule leads there', '1', words.checks.name[0] ?? '', 0],
  ['both sites agree', '6', words.noDifference('destiny', 6), 1],
])('says so where %s', async (_, said, answer, reasons) => {
  ask('destiny', { name: 'Ann Lee', said });
  expect((await screen.findByTestId('result')).textContent).toContain(answer);
  expect(screen.queryAllByTestId('reason')).toHaveLength(reasons);
});

test.each([
  ['life-path', 'name', 'date'],
  ['soul-urge', 'date', 'name'],
] as const)('a %s does without the %s and asks for the %s', (kind, other, needed) => {
  ask(kind, { said: '5' });
  expect(screen.queryByTestId('result')).toBeNull();
  expect(document.activeElement).toBe(field(needed));
  expect(field(other).required).toBe(false);
});

test('“six” is no number that a site can have said', () => {
  ask('life-path', { date: '1999-12-20', said: 'six' });
  expect(screen.queryByTestId('result')).toBeNull();
  expect(document.activeElement).toBe(field('said'));
  // What a screen reader hears: it isn't missing.
  screen.getByText(asHinted(words.saidLabel, words.saidHint));
});

test('when everything is forgotten, the form asks for what its first choice needs', async () => {
  rememberPerson({ name: 'Grace Hopper' });
  render(<WhyDifferent offer={OFFER} />);
  // Nothing is left to load, which would render the form again.
  await touchForm('name', () => import('./Answer'));
  choose('number', 'destiny');
  expect(field('name').required).toBe(true);
  await act(async () => click(form.forgetItNow));
  expect(field('number').value).toBe('life-path');
  expect(field('name').required).toBe(false);
  expect(field('date').required).toBe(true);
});

test.each<[string, [number, number]]>([
  // 1+2+2+0+1+9+9+9 = 33
  ['#date=1999-12-20&number=life-path&said=6', [33, 6]],
  // O6; with Ë 5 it is 11.
  ['#name=Zo%C3%AB&letters=a-z&number=soul-urge&said=11%2F2', [6, 11]],
  ['#name=Zo%C3%AB&letters=spelled&number=soul-urge&said=11%2F2', [11, 11]],
])('the link %s opens with its answer, and is copied again', async (link, [ours, theirs]) => {
  open(link);
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
    words.headline(ours, theirs),
  );
  const { number, said } = Object.fromEntries(new URLSearchParams(link));
  expect(field('number').value).toBe(number);
  expect(field('said').value).toBe(said);
  await screen.findByRole('button', { name: result.copyLink });
  const copy = mockClipboard();
  click(result.copyLink);
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
  expect(screen.queryByText(gettingReading)).toBeNull();
});

test('a choice that was made before hydration decides what is required', () => {
  const before = document.createElement('div');
  before.innerHTML = renderToString(<WhyDifferent offer={OFFER} />);
  document.body.append(before);
  const select = before.querySelector('select') ?? expect.fail();
  select.value = 'destiny';
  render(<WhyDifferent offer={OFFER} />, { container: before, hydrate: true });
  expect(field('name').required).toBe(true);
  expect(field('date').required).toBe(false);
});
