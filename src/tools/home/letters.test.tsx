import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { shownNumber } from '../../../tests/testing/screen';
import { openHome, showTab, submit } from './testing/home-screen';

const working = () => screen.getByTestId<HTMLDetailsElement>('working');
const otherWays = () => screen.queryByTestId<HTMLDetailsElement>('other-ways');
const uncounted = () => screen.queryByTestId('uncounted')?.textContent;
/** The switches for single letters, without the one under the name that is for all of them. */
const switches = () =>
  screen
    .queryAllByRole('switch')
    .filter((element) => !element.closest('[data-testid="uncounted"]'))
    .map(({ textContent }) => textContent);
const flip = (name: string | RegExp) => fireEvent.click(screen.getByRole('switch', { name }));
const isOn = (name: string) =>
  screen.getByRole('switch', { name }).getAttribute('aria-checked') === 'true';

/** Calculates and shows a tab. */
async function calculate(name: string, tab: string, birthDate?: string) {
  await openHome();
  await submit(name, birthDate);
  await showTab(tab);
}

test('a letter beyond A to Z has a switch of its own in the result, which counts it', async () => {
  await calculate('Æsół', 'Destiny');
  const names = ['Count Æ as AE', 'Count ó as O', 'Count ł as L'];
  expect(switches()).toEqual(names);
  expect(shownNumber()).toBe('1'); // S1
  for (const name of names) flip(name);
  expect(shownNumber()).toBe('7'); // A1 E5 S1 O6 L3 = 16
  for (const name of names) flip(name);
  expect(shownNumber()).toBe('1');
});

test('a letter beyond A to Z applies to every tab that counts it, and has no switch on the others', async () => {
  await calculate('Ann Łoś', 'Destiny', '1990-01-09');
  flip('Count Ł as L');
  // One notice for all tabs, above them.
  expect(screen.getByTestId('uncounted').closest('[role="tabpanel"]')).toBeNull();
  const without: string[] = [];
  for (const { textContent } of screen.getAllByRole('tab')) {
    await showTab(textContent.replace(/ \d+$/, ''));
    if (switches().length === 0) without.push(textContent);
    else expect(isOn('Count Ł as L'), textContent).toBe(true);
  }
  expect(without).toEqual(['Name Number 11', 'Life Path 11', 'Attitude 1']);
});

test('letters beyond A to Z that all count by the switch under the name can be refined one by one', async () => {
  await calculate('José García', 'Destiny');
  flip('Count them as e and i');
  expect(shownNumber()).toBe('7'); // 43
  expect(isOn('Count é as E')).toBe(true);
  flip('Count í as I');
  expect(shownNumber()).toBe('7'); // 34
  expect(working().textContent).toContain('í was not counted.');
  expect(isOn('Count é as E')).toBe(true);
  expect(isOn('Count them as e and i')).toBe(false);
});

test('a letter beyond A to Z is named under the name, with a switch or a sentence', async () => {
  await calculate('Ann', 'Name Number');
  for (const [name, words, label] of [
    // J1 O6 S1 É5 = 13, a 4; 11 and 5 + 9 = 25, a 7; vowels O6 A1 A1 and 14 = 22. Most are 1s either way.
    [
      'José García',
      'é and í aren’t counted here. Counting them changes your Name Number to 4, Destiny to 7, Soul Urge to 22, and Expression to 7.',
      'Count them as e and i',
    ],
    ['Zoë', 'ë isn’t counted here. Counting it changes', 'Count it as e'],
    ['Łukasz Weiß', 'Ł and ß aren’t counted here.', 'Count them as L and ss'],
    ['Élodie Lévêque', 'É and ê aren’t counted here.', 'Count them as e'],
    // Another script is asked for in Latin.
    ['李', '李 has no value here', ''],
    ['Иван', 'И, в, а, and н have no value', ''],
    ['عمر', 'ع, م, and ر have no value here', ''], // isolated, so that the sentence keeps its order
    ['José Иванов', 'И, в, а, н, and others have no value here', 'Count it as e'],
  ] as const) {
    await submit(name);
    expect(uncounted()?.replace(/[\u2068\u2069]/g, '')).toContain(words);
    if (label) expect(isOn(label)).toBe(false);
    else expect(screen.queryByRole('switch')).toBeNull();
  }
  for (const name of ['Ann Lee', 'Kaʻiulani', 'O’Brien-Smith']) {
    await submit(name);
    expect(uncounted()).toBeUndefined();
  }
});

test('a letter beyond A to Z counts in other names and on other pages too, until it is taken back', async () => {
  await calculate('Zoë', 'Destiny');
  flip('Count it as e');
  expect(localStorage.getItem('ninefold_letters')).toBe('spelled');
  await submit('José Иванов');
  expect(uncounted()).toContain('é counts as e.');
  expect(uncounted()).toContain('Type the name in Latin letters');
  flip('Count it as e');
  expect({ ...localStorage }).toEqual({});
  await submit('Zoë');
  expect(isOn('Count it as e')).toBe(false);
});

test('a Y counts as a vowel when switched on, in Soul Urge and Personality only', async () => {
  await calculate('Lynn', 'Soul Urge');
  expect(shownNumber()).toBe('0');
  expect(working().open).toBe(true);
  const toggle = within(working()).getByRole('switch', { name: 'Y in Lynn: count as a vowel' });
  toggle.focus();
  fireEvent.click(toggle);
  expect(shownNumber()).toBe('7');
  expect(working().open).toBe(true);
  expect(document.activeElement).toBe(toggle);
  await showTab('Personality');
  expect(shownNumber()).toBe('4'); // L3 N5 N5 = 13
  expect(working().textContent).toContain('without the Y');
  await showTab('Destiny');
  expect(shownNumber()).toBe('2'); // 20
  expect(switches()).toEqual([]);
  expect(screen.getByRole('status').textContent).toMatch(/^Destiny 2, Diplomatic Peacemaker\. /);
});

test('a Y is identified by its order and its word', async () => {
  await calculate('Yves-Żywny', 'Soul Urge');
  expect(switches().join('; ')).toBe(
    '1st Y, in Yves: count as a vowel; 2nd Y, in Żywny: count as a vowel; 3rd Y, in Żywny: count as a vowel; Count Ż as Z',
  );
  expect(working().textContent).toContain('Here a Y is a consonant');
  flip(/^2nd Y/);
  expect(shownNumber()).toBe('3'); // E5 + Y7 = 12
  flip(/^3rd Y/);
  expect(shownNumber()).toBe('1'); // 19
});

test('a Y that was chosen as a vowel stays one, unless the letters bring another Y', async () => {
  await calculate('Zoë Quarry', 'Soul Urge');
  const vowels = () =>
    screen.getAllByRole('switch', { name: /as a vowel/ }).map(({ ariaChecked }) => ariaChecked);
  flip(/as a vowel/);
  flip('Count it as e');
  expect(vowels()).toEqual(['true']);
  await submit('Ýr Quarry');
  flip('Count it as Y'); // off
  flip(/as a vowel/);
  flip('Count it as Y');
  expect(vowels()).toEqual(['false', 'false']);
});

describe('other ways to count', () => {
  const chaldean = () => screen.getByTestId('chaldean');
  const shownChaldean = () => [chaldean().dataset['compound'], chaldean().dataset['number']];
  const headings = () =>
    within(otherWays() as HTMLElement)
      .getAllByRole('heading', { hidden: true })
      .map(({ textContent }) => textContent);

  test.each([
    // 1+9+9+9+1+2+2+0 = 33; apart 3 + 2 + 1
    ['1999-12-20', '33', '6', 'one way stops at 33, a master number, and the other goes on to 6.'],
    // 1+9+0+0+0+1+0+9 = 20, a 2; apart 1 + 9 + 1 = 11
    ['1900-01-09', '2', '11', 'one way stops at 11, a master number, and the other goes on to 2.'],
    // 30, a 3; apart 5 + 6 + (19, a 1) = 12
    ['1990-05-15', '3', '3', 'For yours, both give 3.'],
  ])('a Life Path of %s, %s and %s', async (birthDate, ours, theirs, reason) => {
    await calculate('Ann', 'Life Path', birthDate);
    expect(otherWays()?.open).toBe(false);
    expect(headings().map((heading) => heading.match(/\d+$/)?.[0])).toEqual([ours, theirs]);
    expect(otherWays()?.textContent).toContain(reason);
    expect(otherWays()?.querySelector('a')?.getAttribute('href')).toBe('/methods');
  });

  // G3 R2 A1 C3 E5 = 14; H5 O7 P8 P8 E5 R2 = 35
  test('by Chaldean letters, with the number and the sum that it is made from', async () => {
    await calculate('Grace Hopper', 'Destiny', '1990-01-09');
    expect(shownChaldean()).toEqual(['49', '4']);
    expect(otherWays()?.textContent).toContain('Here both tables give 4.');
    await showTab('Name Number');
    expect(shownChaldean()).toEqual(['14', '5']);
    expect(headings()).toEqual(['By our letters 7', 'By Chaldean letters 5']);
    expect(otherWays()?.textContent).toContain('Here it gives 5, and our table gives 7.');
    expect(chaldean().textContent).toContain('14, the whole sum, is called');
    for (const tab of ['Maturity', 'Attitude', 'Hidden Passion']) {
      await showTab(tab);
      expect(otherWays()).toBeNull();
    }
    await showTab('Destiny');
    await submit('Maya'); // M4 A1 Y1 A1: a single digit has no compound number
    expect(shownChaldean()).toEqual(['7', '7']);
    expect(chaldean().textContent).not.toContain('compound');
    await submit('Baldwin'); // B2 A1 L3 D4 W6 I1 N5: no master is kept
    expect(shownChaldean()).toEqual(['22', '4']);
  });

  test('follow the switches', async () => {
    await calculate('Łucy', 'Soul Urge');
    expect(shownChaldean()).toEqual(['6', '6']); // U6
    expect(switches()).toHaveLength(2); // not repeated there
    flip('Y in Łucy: count as a vowel');
    expect(shownChaldean()).toEqual(['7', '7']); // U6 Y1
    flip('Count Ł as L');
    await showTab('Destiny');
    expect(shownChaldean()).toEqual(['13', '4']); // L3 U6 C3 Y1
  });
});
