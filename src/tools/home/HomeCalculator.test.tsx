import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '../../../tests/testing/people';
import {
  chooseTab,
  click,
  fill,
  itemsUnder,
  leaveHalfTyped,
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

  test('every tab describes its number in one line', async () => {
    await open();
    const lines = TABS.map((tab) => {
      chooseTab(tab);
      return screen.getByRole('tabpanel', { name: tab }).querySelector('p')?.textContent;
    });
    expect(new Set(lines).size).toBe(9);
  });
});

describe('a submit', () => {
  test.each(people)('$name gets its numbers, tab by tab', async (example) => {
    await open();
    await calculate(example.name, example.birthDate);
    const shown = TABS.map((tab) => {
      chooseTab(tab);
      return Number(shownNumber());
    });
    expect(shown).toEqual([
      example.firstName,
      example.lifePath,
      example.destiny,
      example.soulUrge,
      example.personality,
      example.destiny,
      example.maturity,
      example.attitude,
      example.hiddenPassion ?? 1,
    ]);
  });

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

  // A1 N5 N5 = 11, of which the vowel is 1 and the consonants 10, a 1; 5 occurs twice. The date makes
  // 29, an 11; month and day 10, a 1; and 11 + 11 = 22.
  test.each([
    ['Name Number', nameReadings[11].meaning],
    ['Life Path', lifePathReadings[11].meaning],
    ['Destiny', nameMeanings.destiny[11]],
    ['Soul Urge', nameMeanings.soulUrge[1]],
    ['Personality', nameMeanings.personality[1]],
    ['Expression', nameMeanings.expression[11]],
    ['Maturity', maturityReadings[22].meaning],
    ['Attitude', attitudeReadings[1].meaning],
    ['Hidden Passion', hiddenPassionReadings[5].meaning],
  ])('shows a meaning of its own for %s', async (tab, meaning) => {
    await open();
    await calculate('Ann', '1990-01-09');
    chooseTab(tab);
    expect(shownMeaning()).toBe(meaning);
  });

  test.each(['', '   ', '\u00a0\t'])(
    'does nothing for the name %j but put the caret there',
    async (name) => {
      await open();
      await calculate(name, '1990-01-01');
      expect(screen.queryByTestId('result')).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
    },
  );

  test.each(['1899-12-31', '2101-01-01'])(
    'does nothing for %s, outside the limits',
    async (date) => {
      await open();
      await calculate('Ann', date);
      expect(screen.queryByTestId('result')).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText('Birth Date'));
    },
  );

  test('does nothing for a half-typed date', async () => {
    await open();
    fill('Full Name', 'Ann');
    leaveHalfTyped('Birth Date');
    click('Calculate');
    expect(screen.queryByTestId('result')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Birth Date'));
  });

  test('replaces the earlier result and closes an open working', async () => {
    await open();
    await calculate('Ann');
    working().open = true;
    await calculate('José');
    expect(shownNumber()).toBe('8');
    expect(working().open).toBe(false);
  });
});

describe('without a birth date', () => {
  test.each(['Life Path', 'Maturity'])('%s shows what to add instead of a result', async (tab) => {
    await open();
    await calculate('Ann');
    chooseTab(tab);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByRole('tabpanel').textContent).toContain('Add your birth date');
  });

  test('Attitude shows Number 0 and its badge', async () => {
    await open();
    await calculate('Ann');
    chooseTab('Attitude');
    expect(screen.getByRole('heading', { name: 'Number 0' })).toBeTruthy();
    expect(shownNumber()).toBe('0');
    expect(screen.queryByRole('heading', { name: 'Strengths' })).toBeNull();
  });
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

  test('each tab shows its number', async () => {
    await open();
    await calculate('Ann', '1990-01-09');
    expect(tabs()).toEqual([
      'Name Number 11',
      'Life Path 11',
      'Destiny 11',
      'Soul Urge 1',
      'Personality 1',
      'Expression 11',
      'Maturity 22',
      'Attitude 1',
      'Hidden Passion 5',
    ]);
  });

  test('a number that needs a birth date has none without it, and says so beforehand', async () => {
    await open();
    chooseTab('Maturity');
    expect(screen.getByRole('tabpanel').textContent).toContain('Type your name and birth date');
    await calculate('Ann');
    expect(tabs()).toContain('Maturity');
    expect(tabs()).toContain('Attitude 0');
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

test('says whose result it is, whatever the fields contain by now', async () => {
  await open();
  await calculate('Ann Lee', '1990-01-09');
  fill('Full Name', 'Grace');
  expect(screen.getByTestId('whose').textContent).toBe('Ann Lee · January 9, 1990');
  await calculate('Grace');
  expect(screen.getByTestId('whose').textContent).toBe('Grace');
});

test('Change leads back to the name', async () => {
  await open();
  await calculate('Ann Lee', '1990-01-09');
  click('Change');
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await calculate('Grace');
  screen.getByRole('button', { name: 'Change' });
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

describe('what is remembered', () => {
  test('is the tab and the letters that were chosen', async () => {
    await open();
    await calculate('Zoë', '1990-01-09');
    chooseTab('Destiny');
    fireEvent.click(screen.getByRole('switch', { name: 'Count ë as E' }));
    const number = shownNumber();
    cleanup();
    await open();
    expect(selected()).toBe(`Destiny ${number}`);
    expect(screen.getByRole('switch', { name: 'Count ë as E' }).ariaChecked).toBe('true');
  });
});

describe('what does not calculate', () => {
  test('switching tabs and editing fields leave the result as it is', async () => {
    await open();
    await calculate('Ann', '1990-01-09');
    fill('Full Name', 'Grace');
    fill('Birth Date', '');
    expect(shownNumber()).toBe('11');
    chooseTab('Life Path');
    expect(shownNumber()).toBe('11');
    chooseTab('Name Number');
    expect(shownNumber()).toBe('11');
  });
});

describe('the keyboard', () => {
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
  });

  test('there is one tab stop', async () => {
    await open();
    chooseTab('Maturity');
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['Maturity']);
  });
});

test('when readings fail to load, number and working are shown, and a retry works', async () => {
  vi.mocked(loadCoreTables).mockRejectedValueOnce(new Error('offline'));
  await open();
  await calculate('Ann');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(shownNumber()).toBe('11');
  expect(working().open).toBe(true);
  click('Try again');
  expect(await screen.findByRole('heading', { name: 'Illuminator' })).toBeTruthy();
});

// These addresses are in links that visitors have copied, so they are written out here.
describe('a copied link', () => {
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
  ])('with view=%s opens %s', async (view, tab) => {
    sessionStorage.clear();
    // Ann is 1 + 5 + 5 = 11, Lee 3 + 5 + 5 = 13: 24 → 6 in all, vowels 11, consonants 13 → 4.
    history.replaceState(null, '', `/#name=Ann+Lee&date=1990-01-09&view=${view}`);
    render(<HomeCalculator />);
    await waitFor(() => expect(selected()).toBe(tab));
    history.replaceState(null, '', '/');
    sessionStorage.clear();
  });
});
