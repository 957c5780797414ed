import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  chooseTab,
  click,
  fill,
  itemsUnder,
  shownMeaning,
  shownNumber,
  touchForm,
} from '../../../tests/testing/screen';
import { attitudeReadings } from '../../readings/attitude';
import { hiddenPassionReadings } from '../../readings/hidden-passion';
import { lifePathReadings } from '../../readings/life-path';
import { maturityReadings } from '../../readings/maturity';
import { nameReadings } from '../../readings/name';
import { nameMeanings } from '../../readings/name-meanings';
import { HomeCalculator } from './HomeCalculator';
import { loadCoreTables } from './load-core-tables';

vi.mock('./load-core-tables', { spy: true });

const TABS = [
  'Name Number',
  'Life Path',
  'Destiny',
  'Soul Urge',
  'Personality',
  'Expression',
  'Maturity',
  'Attitude',
  'Hidden Passion',
];
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const working = () => screen.getByTestId<HTMLDetailsElement>('working');

async function open() {
  render(<HomeCalculator />);
  await touchForm('Full Name', () => vi.mocked(loadCoreTables).mock.results.at(-1)?.value);
}

async function calculate(name: string, birthDate = '') {
  fill('Full Name', name);
  fill('Birth Date', birthDate);
  click('Calculate');
}

beforeEach(() => {
  vi.mocked(loadCoreTables).mockClear();
});

describe('before anything is calculated', () => {
  test('the nine tabs are shown, Name Number selected, and no result', async () => {
    await open();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(TABS);
    expect(selected()).toBe('Name Number');
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByRole('tabpanel').textContent).toContain('Type your name');
  });

  test.each([
    ['#name=Ann&date=1990-01-09', 'Name Number', /Press Calculate/],
    ['#name=Ann&date=1990-01-09', 'Life Path', /Press Calculate/],
    ['#name=Ann', 'Life Path', /Type your birth date/],
    ['#date=1990-01-09', 'Life Path', /Type your name and press/],
  ])('a form filled in as %s asks in %s only for the rest', async (person, tab, line) => {
    sessionStorage.setItem('remembered_person', person);
    await open();
    chooseTab(tab);
    expect(screen.getByRole('tabpanel').textContent).toMatch(line);
  });
});

describe('a submit', () => {
  test('four numbers that share a table begin with a passage of their own', async () => {
    await open();
    await calculate('Grace Brewster Hopper');
    await screen.findByRole('heading', { name: 'Key Traits' });
    expect(screen.queryByTestId('in-this-place')).toBeNull();
    const passages = new Set<string | null>();
    for (const label of ['Destiny', 'Soul Urge', 'Personality', 'Expression']) {
      fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${label}`) }));
      const passage = await screen.findByTestId('in-this-place');
      expect(within(passage).getByRole('heading').textContent).toBe(`As your ${label}`);
      const traits = screen.getByRole('heading', { name: 'Key Traits' });
      expect(passage.compareDocumentPosition(traits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      passages.add(passage.textContent);
    }
    expect(passages.size).toBe(4);
  });

  test('shows the whole reading and announces it in one line', async () => {
    await open();
    await calculate('Grace Brewster Hopper');
    const result = within(await screen.findByTestId('result'));
    expect(await result.findByRole('heading', { name: 'Seeker' })).toBeTruthy();
    for (const heading of ['Key Traits', 'Strengths', 'Challenges', 'Additional Insights']) {
      expect(result.getByRole('heading', { name: heading })).toBeTruthy();
    }
    expect(itemsUnder('Key Traits')).toBe(10);
    const insights = result.getByRole('heading', { name: 'Additional Insights' });
    expect(insights.closest('section')?.querySelectorAll('p')).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe(
      `Name Number 7, Seeker. ${nameReadings[7].meaning}`,
    );
    expect(working().open).toBe(false);
  });
});

test('a result is of the person who was entered, until the next submit', async () => {
  await open();
  await calculate('Ann Lee', '1990-01-09');
  working().open = true;
  fill('Full Name', 'José');
  expect(shownNumber()).toBe('11');
  expect(screen.getByTestId('whose').textContent).toBe('Ann Lee · January 9, 1990');
  await calculate('José');
  expect(screen.getByTestId('whose').textContent).toBe('José');
  expect(shownNumber()).toBe('8');
  expect(working().open).toBe(false);
});

test('without a birth date, Attitude is 0 and the others that need one ask for it', async () => {
  await open();
  await calculate('Ann');
  for (const tab of ['Life Path', 'Maturity']) {
    chooseTab(tab);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByRole('tabpanel').textContent).toContain('Add your birth date');
  }
  chooseTab('Attitude');
  expect(screen.getByRole('heading', { name: 'Number 0' })).toBeTruthy();
  expect(shownNumber()).toBe('0');
});

test('a number without a reading shows its heading, its badge and its open working', async () => {
  await open();
  await calculate('李');
  expect(screen.getByRole('heading', { name: 'Number 0' })).toBeTruthy();
  expect(working().open).toBe(true);
  expect(working().textContent).toContain('李 was not counted.');
  expect(screen.queryByTestId('meaning')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('Name Number 0');
});

describe('the nine at a glance', () => {
  const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

  test('each tab shows its number and has its own meaning', async () => {
    await open();
    await calculate('Ann', '1990-01-09');
    // A1 N5 N5 = 11, of which the vowel is 1 and the consonants 10, a 1; 5 occurs twice. The date
    // makes 29, an 11; month and day 10, a 1; and 11 + 11 = 22.
    const expected = [
      ['Name Number 11', nameReadings[11].meaning],
      ['Life Path 11', lifePathReadings[11].meaning],
      ['Destiny 11', nameMeanings.destiny[11]],
      ['Soul Urge 1', nameMeanings.soulUrge[1]],
      ['Personality 1', nameMeanings.personality[1]],
      ['Expression 11', nameMeanings.expression[11]],
      ['Maturity 22', maturityReadings[22].meaning],
      ['Attitude 1', attitudeReadings[1].meaning],
      ['Hidden Passion 5', hiddenPassionReadings[5].meaning],
    ];
    const shown = TABS.map((tab, index) => {
      chooseTab(tab);
      return [tabs()[index], shownMeaning()];
    });
    expect(shown).toEqual(expected);
  });

  test('each reading ends with a button to the next number, the last with the profile', async () => {
    await open();
    await calculate('Zoë', '1990-01-09');
    const visited = [selected()];
    for (;;) {
      const next = screen.queryByRole('button', { name: /^Next: / });
      if (!next) break;
      fireEvent.click(next);
      expect(next.textContent).toBe(`Next: ${selected()}→`);
      expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
      visited.push(selected());
    }
    expect(visited).toEqual(tabs());
    const profile = screen.getByRole('link', { name: /whole profile/ });
    expect(profile.getAttribute('href')).toBe('/profile#name=Zo%C3%AB&date=1990-01-09');
  });

  test('without a birth date, the button goes past what is missing', async () => {
    await open();
    await calculate('Ann');
    click('Next: Destiny 11');
    expect(selected()).toBe('Destiny 11');
  });
});

describe('a screen reader hears of a press', () => {
  test('that gives the same result again', async () => {
    await open();
    await calculate('Ann');
    const before = screen.getByRole('status').firstElementChild;
    click('Calculate');
    const after = screen.getByRole('status').firstElementChild;
    expect(after?.textContent).toBe(before?.textContent);
    expect(after).not.toBe(before);
  });

  test('that cannot give a result, each time', async () => {
    await open();
    click('Calculate');
    const before = screen.getByText('Full Name is required.');
    click('Calculate');
    expect(screen.getByText('Full Name is required.')).not.toBe(before);
  });
});

test.each([
  ['ArrowRight', 0, 'Life Path'],
  ['ArrowLeft', 0, 'Hidden Passion'],
  ['ArrowRight', 8, 'Name Number'],
  ['End', 3, 'Hidden Passion'],
  ['Home', 5, 'Name Number'],
] as const)('%s from tab %i goes to %s', async (key, from, to) => {
  await open();
  chooseTab(TABS[from] ?? '');
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
  expect(selected()).toBe(to);
  expect(document.activeElement?.textContent).toBe(to);
  const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual([to]);
});

// These addresses are in links that visitors have copied, so they are written out here.
test.each([
  ['name-number', 'Name Number 11'],
  ['life-path', 'Life Path 11'],
  ['destiny', 'Destiny 6'],
  ['soul-urge', 'Soul Urge 11'],
  ['personality', 'Personality 4'],
  ['expression', 'Expression 6'],
  ['maturity', 'Maturity 8'],
  ['attitude', 'Attitude 1'],
  ['hidden-passion', 'Hidden Passion 5'],
  ['no-such-number', 'Name Number 11'],
])('a copied link with view=%s opens %s', async (view, tab) => {
  sessionStorage.clear();
  // Ann is 1 + 5 + 5 = 11, Lee 3 + 5 + 5 = 13: 24 → 6 in all, vowels 11, consonants 13 → 4.
  history.replaceState(null, '', `/#name=Ann+Lee&date=1990-01-09&view=${view}`);
  render(<HomeCalculator />);
  await waitFor(() => expect(selected()).toBe(tab));
  history.replaceState(null, '', '/');
  sessionStorage.clear();
});
