import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { click, fill, touchForm } from '../../../tests/testing/screen';
import { HomeCalculator } from './HomeCalculator';
import { loadCoreTables } from './load-core-tables';

const uncounted = () => screen.queryByTestId('uncounted');
const sentence = () => uncounted()?.querySelector('p')?.textContent;
const theSwitch = () => screen.getByRole('switch', { name: /^Count (it|them) as / });
const isOn = () => theSwitch().getAttribute('aria-checked') === 'true';
const tabs = () =>
  screen.getAllByRole('tab').map(({ textContent }) => textContent?.match(/\d+$/)?.[0]);

async function open() {
  render(<HomeCalculator />);
  await touchForm('Full Name', loadCoreTables);
}

function calculate(name: string, birthDate = '') {
  fill('Full Name', name);
  fill('Birth Date', birthDate);
  click('Calculate');
}

describe('letters that do not count', () => {
  test.each([
    ['José García', 'é and í aren’t counted here.', 'Count them as e and i'],
    ['Zoë', 'ë isn’t counted here.', 'Count it as e'],
    ['Łukasz Weiß', 'Ł and ß aren’t counted here.', 'Count them as L and ss'],
    ['Æsa', 'Æ isn’t counted here.', 'Count it as AE'],
    ['Élodie Lévêque', 'É and ê aren’t counted here.', 'Count them as e'],
    ['Trần Thị Ngọc', 'ầ, ị, and ọ aren’t counted here.', 'Count them as a, i, and o'],
  ])('of %s are named under it: %s', async (name, words, label) => {
    await open();
    calculate(name);
    expect(sentence()).toBe(words);
    expect(theSwitch().textContent).toBe(label);
    expect(isOn()).toBe(false);
    expect(uncounted()?.closest('details')).toBeNull();
  });

  test.each(['Ann Lee', 'Kaʻiulani', 'O’Brien-Smith'])('are not mentioned for %s', async (name) => {
    await open();
    calculate(name);
    expect(uncounted()).toBeNull();
  });

  test('of two scripts get a switch and a sentence', async () => {
    await open();
    calculate('José Иванов');
    expect(sentence()).toBe('é isn’t counted here.');
    expect(uncounted()?.textContent).toContain(
      'И, в, а, н, and others have no value here. Type the name in Latin letters',
    );
    fireEvent.click(theSwitch());
    expect(sentence()).toBe('é counts as e.');
    expect(uncounted()?.textContent).toContain('have no value here');
  });
});

describe('the switch', () => {
  test.each([
    ['as one character', 'Jos\u00e9 Garc\u00eda'],
    ['as a letter and an accent', 'Jose\u0301 Garci\u0301a'],
  ])('changes all nine numbers, with é typed %s, and changes them back', async (_, name) => {
    await open();
    calculate(name, '1990-05-15');
    // J1 O6 S1 = 8; with G7 A1 R9 C3 A1 29, an 11. Vowels 6 + 1 + 1, consonants 21. 3 + 11 = 14.
    const off = ['8', '3', '11', '8', '3', '11', '5', '2', '1'];
    // With E5 and I9: 13, and 43. Vowels 22, a master. 3 + 7 = 10.
    const on = ['4', '3', '7', '22', '3', '7', '1', '2', '1'];
    expect(tabs()).toEqual(off);
    theSwitch().focus();
    fireEvent.click(theSwitch());
    expect(tabs()).toEqual(on);
    expect(isOn()).toBe(true);
    expect(sentence()).toBe('é and í count as e and i.');
    expect(document.activeElement).toBe(theSwitch());
    expect(screen.getByTestId('working').textContent).toContain('é counts as E.');
    fireEvent.click(theSwitch());
    expect(tabs()).toEqual(off);
  });

  test('holds for other names and pages of this browser until it is taken back', async () => {
    await open();
    calculate('Zoë');
    fireEvent.click(theSwitch());
    expect(localStorage.getItem('ninefold_letters')).toBe('spelled');
    calculate('José');
    expect(isOn()).toBe(true);
    fireEvent.click(theSwitch());
    expect({ ...localStorage }).toEqual({});
    calculate('Zoë');
    expect(isOn()).toBe(false);
  });

  test('keeps a Y that was chosen as a vowel, unless the letters bring another Y', async () => {
    await open();
    calculate('Zoë Quarry');
    fireEvent.click(screen.getByRole('tab', { name: /^Soul Urge/ }));
    const vowel = () => screen.getAllByRole('switch', { name: /count as a vowel/ });
    fireEvent.click(vowel()[0] as HTMLElement);
    fireEvent.click(theSwitch());
    expect(vowel().map(({ ariaChecked }) => ariaChecked)).toEqual(['true']);
    calculate('Ýr Quarry');
    fireEvent.click(theSwitch()); // off
    fireEvent.click(vowel()[0] as HTMLElement);
    fireEvent.click(theSwitch());
    expect(vowel().map(({ ariaChecked }) => ariaChecked)).toEqual(['false', 'false']);
  });

  test('is as in the link that was opened, and leaves this browser’s own choice alone', async () => {
    history.replaceState(null, '', '#name=Jos%C3%A9&letters=spelled');
    await open();
    expect(
      await screen.findByRole('switch', { name: 'Count it as e', checked: true }),
    ).toBeTruthy();
    expect(tabs()[0]).toBe('4'); // 13
    expect({ ...localStorage }).toEqual({});
    calculate('Zoë');
    expect(isOn()).toBe(false);
  });

  test('stays off for a link that says so, in a browser that counts every letter', async () => {
    localStorage.setItem('ninefold_letters', 'spelled');
    history.replaceState(null, '', '#name=Jos%C3%A9&letters=a-z');
    await open();
    expect(await screen.findByRole('switch', { name: 'Count it as e' })).toBeTruthy();
    expect(isOn()).toBe(false);
    expect(tabs()[0]).toBe('8');
    expect(localStorage.getItem('ninefold_letters')).toBe('spelled');
  });
});
