import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  click,
  fill,
  itemsUnder,
  OFFER,
  readingParts,
  shownMeaning,
  shownNumber,
} from '../../../tests/testing/screen';
import { attitudeReadings } from '../../readings/attitude';
import { hiddenPassionReadings } from '../../readings/hidden-passion';
import { lifePathReadings } from '../../readings/life-path';
import { maturityReadings } from '../../readings/maturity';
import { nameReadings } from '../../readings/name';
import { nameMeanings } from '../../readings/name-meanings';
import { HomeCalculator } from './HomeCalculator';
import { openHome, openWithResult, settle, showTab, submit } from './testing/home-screen';

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => screen.getByRole('tabpanel').textContent;
const status = () => screen.getByRole('status');
const working = () => screen.getByTestId<HTMLDetailsElement>('working');

test.each([
  ['ArrowRight', 'Name Number', 'Life Path'],
  ['ArrowLeft', 'Name Number', 'Hidden Passion'],
  ['ArrowRight', 'Hidden Passion', 'Name Number'],
  ['End', 'Soul Urge', 'Hidden Passion'],
  ['Home', 'Expression', 'Name Number'],
])('%s from the tab %s goes to %s', async (key, from, to) => {
  await openHome();
  await showTab(from);
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  expect(selected()).toBe(to);
  expect(document.activeElement?.textContent).toBe(to);
  const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual([to]);
});

test('a submit shows the whole reading and announces it in one line', async () => {
  await openWithResult('Grace Brewster Hopper');
  const result = within(await screen.findByTestId('result'));
  await result.findByRole('heading', { name: 'Seeker' });
  const parts = ['Key Traits', 'Strengths', 'Challenges', 'Additional Insights'];
  expect(await readingParts()).toEqual(parts);
  expect(itemsUnder('Key Traits')).toBe(10);
  const insights = result.getByRole('heading', { name: 'Additional Insights' });
  expect(insights.closest('section')?.querySelectorAll('p')).toHaveLength(3);
  expect(status().textContent).toBe(`Name Number 7, Seeker. ${nameReadings[7].meaning}`);
  expect(working().open).toBe(false);
  expect(screen.queryByTestId('in-this-place')).toBeNull();
});

test('four numbers that share a table begin with a passage of their own', async () => {
  await openWithResult('Grace Brewster Hopper');
  const passages = new Set<string | null>();
  for (const label of ['Destiny', 'Soul Urge', 'Personality', 'Expression']) {
    await showTab(label);
    const passage = await screen.findByTestId('in-this-place');
    expect(within(passage).getByRole('heading').textContent).toBe(`As your ${label}`);
    const traits = screen.getByRole('heading', { name: 'Key Traits' });
    expect(passage.compareDocumentPosition(traits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    passages.add(passage.textContent);
  }
  expect(passages.size).toBe(4);
});

test('each tab shows its number and has its own meaning, the last a link to the profile', async () => {
  await openWithResult('Ann', '1990-01-09');
  // A1 N5 N5 = 11, of which the vowel is 1 and the consonants 10, a 1; 5 occurs twice. The date
  // makes 29, an 11; month and day 10, a 1; and 11 + 11 = 22.
  const expected = {
    'Name Number 11': nameReadings[11].meaning,
    'Life Path 11': lifePathReadings[11].meaning,
    'Destiny 11': nameMeanings.destiny[11],
    'Soul Urge 1': nameMeanings.soulUrge[1],
    'Personality 1': nameMeanings.personality[1],
    'Expression 11': nameMeanings.expression[11],
    'Maturity 22': maturityReadings[22].meaning,
    'Attitude 1': attitudeReadings[1].meaning,
    'Hidden Passion 5': hiddenPassionReadings[5].meaning,
  };
  expect(tabs()).toEqual(Object.keys(expected));
  for (const [tab, meaning] of Object.entries(expected)) {
    click(tab === 'Name Number 11' ? 'Calculate' : `Next: ${tab}`);
    await settle();
    expect(selected()).toBe(tab);
    expect(shownMeaning()).toBe(meaning);
  }
  const profile = screen.getByRole('link', { name: /whole profile/ });
  expect(profile.getAttribute('href')).toBe('/profile#name=Ann&date=1990-01-09');
});

test('a result is of the person who was entered, until the next submit', async () => {
  await openWithResult('Ann Lee', '1990-01-09');
  working().open = true;
  fill('Full Name', 'José');
  expect(shownNumber()).toBe('11');
  expect(screen.getByTestId('whose').textContent).toBe('Ann Lee · January 9, 1990');
  await submit('José');
  expect(screen.getByTestId('whose').textContent).toBe('José');
  expect(shownNumber()).toBe('8');
  expect(working().open).toBe(false);
});

test('without a birth date, Attitude is 0 and the others that need one ask for it', async () => {
  await openWithResult('Ann');
  for (const tab of ['Life Path', 'Maturity']) {
    await showTab(tab);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(panel()).toContain('Add your birth date');
  }
  await showTab('Attitude');
  screen.getByRole('heading', { name: 'Number 0' });
  expect(shownNumber()).toBe('0');
  expect(panel()).toBe('0Number 0There’s no birth date to add up, so this number is 0.');
  expect(status().textContent).toBe('Attitude 0');
});

test('a screen reader hears of every submit: a refused one, and one with the same result', async () => {
  await openWithResult('');
  const refusal = screen.getByText('Full Name is required.');
  click('Calculate');
  expect(screen.getByText('Full Name is required.')).not.toBe(refusal);
  await submit('Ann');
  const before = status().firstElementChild;
  click('Calculate');
  expect(status().firstElementChild?.textContent).toBe(before?.textContent);
  expect(status().firstElementChild).not.toBe(before);
});

test('a copied link opens its tab, or the first', async () => {
  // These addresses are in links that visitors have copied, so they are written out here.
  for (const [index, view] of [
    ...['name-number', 'life-path', 'destiny', 'soul-urge', 'personality', 'expression'],
    ...['maturity', 'attitude', 'hidden-passion', 'no-such-number'],
  ].entries()) {
    sessionStorage.clear();
    history.replaceState(null, '', `/#name=Ann+Lee&date=1990-01-09&view=${view}`);
    render(<HomeCalculator offer={OFFER} />);
    await waitFor(() => expect(shownNumber()).not.toBeNull());
    expect(selected(), view).toBe(tabs()[index % 9]);
    cleanup();
  }
  history.replaceState(null, '', '/');
});
