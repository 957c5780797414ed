import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chooseTab, click, fill, shownNumber, touchForm } from '../../../tests/testing/screen';
import { HomeCalculator } from './HomeCalculator';
import { loadCoreTables } from './load-core-tables';

const disclosure = () => screen.queryByTestId<HTMLDetailsElement>('other-ways');
const chaldean = () => within(disclosure() as HTMLElement).getByTestId('chaldean');
const shownChaldean = () => [chaldean().dataset['compound'], chaldean().dataset['number']];

async function calculate(name: string, tab: string) {
  render(<HomeCalculator />);
  await touchForm('Full Name', loadCoreTables);
  fill('Full Name', name);
  fill('Birth Date', '1990-01-09');
  click('Calculate');
  chooseTab(tab);
  await screen.findByTestId('result');
}

describe('other ways to count a name', () => {
  // G3 R2 A1 C3 E5 = 14; H5 O7 P8 P8 E5 R2 = 35
  test.each([
    ['Name Number', '7', '14', '5', 'Here it gives 5, and our table gives 7.'],
    ['Destiny', '4', '49', '4', 'Here both tables give 4.'],
    ['Soul Urge', '8', '18', '9', 'Here it gives 9, and our table gives 8.'],
    ['Personality', '5', '31', '4', 'Here it gives 4, and our table gives 5.'],
    ['Expression', '4', '49', '4', 'Here both tables give 4.'],
  ])('%s: ours %s, by Chaldean letters %s, a %s', async (tab, ours, compound, number, result) => {
    await calculate('Grace Hopper', tab);
    expect(disclosure()?.open).toBe(false);
    expect(disclosure()?.querySelector('summary')?.textContent).toBe('Other ways to count');
    expect(shownNumber()).toBe(ours);
    expect(shownChaldean()).toEqual([compound, number]);
    const headings = within(disclosure() as HTMLElement).getAllByRole('heading', { hidden: true });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      `By our letters ${ours}`,
      `By Chaldean letters ${number}`,
    ]);
    expect(disclosure()?.textContent).toContain(result);
    expect(chaldean().textContent).toContain(`${compound}, the whole sum, is called the compound`);
  });

  test('has no compound number where the sum is a single digit, and keeps no master', async () => {
    await calculate('Maya', 'Destiny'); // M4 A1 Y1 A1
    expect(shownChaldean()).toEqual(['7', '7']);
    expect(chaldean().textContent).not.toContain('compound');
    fill('Full Name', 'Baldwin'); // B2 A1 L3 D4 W6 I1 N5
    click('Calculate');
    expect(shownChaldean()).toEqual(['22', '4']);
  });

  test('follow the switches, which are not repeated there', async () => {
    await calculate('Łucy', 'Soul Urge');
    expect(shownChaldean()).toEqual(['6', '6']); // U6
    expect(within(screen.getByTestId('result')).getAllByRole('switch')).toHaveLength(2);
    fireEvent.click(screen.getByRole('switch', { name: 'Y in Łucy: count as a vowel' }));
    expect(shownChaldean()).toEqual(['7', '7']); // U6 Y1
    chooseTab('Destiny');
    expect(shownChaldean()).toEqual(['10', '1']); // U6 C3 Y1
    fireEvent.click(screen.getByRole('switch', { name: 'Count Ł as L' }));
    expect(shownChaldean()).toEqual(['13', '4']);
  });

  test.each(['Maturity', 'Attitude', 'Hidden Passion'])('are not under %s', async (tab) => {
    await calculate('Grace Hopper', tab);
    expect(disclosure()).toBeNull();
  });
});
