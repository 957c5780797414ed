import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '../../../tests/people';
import {
  click,
  fill,
  itemsUnder,
  leaveHalfTyped,
  shownMeaning,
  shownNumber,
  touchForm,
} from '../../../tests/screen';
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
const choose = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));
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

  test('every tab describes its number in one line', async () => {
    await open();
    const lines = TABS.map((tab) => {
      choose(tab);
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
      choose(tab);
      return Number(shownNumber());
    });
    expect(shown).toEqual([
      example.nameNumber,
      example.lifePath,
      example.destiny,
      example.soulUrge,
      example.personality,
      example.destiny,
      example.maturity,
      example.attitude,
      example.hiddenPassion,
    ]);
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
      'Name Number 7, Seeker. 7 looks for the truth. As a Name Number it means that people know you as quiet, clever and private, a person who thinks before speaking.',
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
    choose(tab);
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
    choose(tab);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByRole('tabpanel').textContent).toContain('Add a birth date');
  });

  test('Attitude shows Number 0 and its badge', async () => {
    await open();
    await calculate('Ann');
    choose('Attitude');
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

describe('what does not calculate', () => {
  test('switching tabs and editing fields leave the result as it is', async () => {
    await open();
    await calculate('Ann', '1990-01-09');
    fill('Full Name', 'Grace');
    fill('Birth Date', '');
    expect(shownNumber()).toBe('11');
    choose('Life Path');
    expect(shownNumber()).toBe('11');
    choose('Name Number');
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
    choose(TABS[from] ?? '');
    fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key });
    expect(selected()).toBe(to);
    expect(document.activeElement?.textContent).toBe(to);
  });

  test('there is one tab stop', async () => {
    await open();
    choose('Maturity');
    const stops = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops.map((tab) => tab.textContent)).toEqual(['Maturity']);
  });
});

test('when readings fail to load, number and working are shown, and a retry works', async () => {
  vi.mocked(loadCoreTables).mockRejectedValueOnce(new Error('offline'));
  await open();
  await calculate('Ann');
  expect(await screen.findByText(/could not be fetched/)).toBeTruthy();
  expect(shownNumber()).toBe('11');
  expect(working().open).toBe(true);
  click('Try again');
  expect(await screen.findByRole('heading', { name: 'Illuminator' })).toBeTruthy();
});
