import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as result from '#texts/result/reading';
import * as working from '#texts/result/working';
import { homeNumbers } from '../../src/numbers/home-numbers';
import { NO_CHOICES } from '../../src/numbers/letter-choices';
import { readEntry, readOne } from '../../src/person/entry/entry';
import {
  chosenLetters,
  resolveChoices,
  saveChosenLetters,
} from '../../src/person/letters/counted-letters';
import { personOfVisit, remember } from '../../src/person/memory/visit';
import { readPerson, recordOf } from '../../src/person/people/person-record';
import { LetterSwitches } from '../../src/result/working/LetterSwitches';
import { LetterChoicesContext } from '../../src/result/working/letter-chooser';
import { BusinessCalculator } from '../../src/tools/business-name/BusinessCalculator';
import { explainDifference } from '../../src/tools/why-different/explanation/explain';
import { mockClipboard } from '../../src/ui/testing/browser';
import { click, OFFER, shownNumber, submit } from '../testing/screen';

/*
 * In Spanish accents count as their letter and ñ as n. A1 B2 C3 D4 E5 F6 G7 H8 I9, J1 K2 L3 M4 N5 O6 P7 Q8 R9,
 * S1 T2 U3 V4 W5 X6 Y7 Z8.
 */

const BORN = { year: 1990, month: 1, day: 9 };
const ENGLISH = { ...NO_CHOICES, letters: 'a-z' } as const;

// Each: Name Number and Destiny in Spanish, then in English.
test.each([
  // J1 O6 S1 É5 = 13 → 4, N5 Ú3 Ñ5 E5 Z8 = 26: 39 → 12 → 3. Without É, Ú, Ñ: 8, 18: 26 → 8.
  ['José Núñez', [4, 3], [8, 8]],
  // M4 A1 R9 Í9 A1 = 24 → 6, José 13: 37 → 10 → 1. Without Í, É: 15 → 6, 8: 23 → 5.
  ['María José', [6, 1], [6, 5]],
  // Í9 Ñ5 I9 G7 O6 = 36 → 9, P7 E5 Ñ5 A1 = 18: 54 → 9. Without Í, Ñ, Ñ: 22, a master, and 13: 35 → 8.
  ['Íñigo Peña', [9, 9], [22, 8]],
  // G7 U3 A1 D4 A1 L3 U3 P7 E5 = 34 → 7, Á1 N5 G7 E5 L3 E5 S1 = 27, Y7 Á1 Ñ5 E5 Z8 = 26: 87 → 15 → 6.
  // Without Á, Á, Ñ: 34, 26, 20: 80 → 8.
  ['Guadalupe Ángeles Yáñez', [7, 6], [7, 8]],
  // Z8 O6 É5 = 19 → 10 → 1. Without É: 14 → 5.
  ['Zoé', [1, 1], [5, 5]],
  // B2 E5 G7 O6 Ñ5 A1 = 26 → 8, A1 G7 Ü3 E5 R9 O6 = 31: 57 → 12 → 3. Without Ñ, Ü: 21 → 3, 28: 49 → 13 → 4.
  ['Begoña Agüero', [8, 3], [3, 4]],
  // R9 A1 Ú3 L3 = 16 → 7, I9 B2 Á1 Ñ5 E5 Z8 = 30: 46 → 10 → 1. Without Ú, Á, Ñ: 13 → 4, 24: 37 → 10 → 1.
  ['Raúl Ibáñez', [7, 1], [4, 1]],
  // S1 O6 F6 Í9 A1 = 23 → 5, M4 U3 Ñ5 O6 Z8 = 26: 49 → 13 → 4. Without Í, Ñ: 14 → 5, 21: 35 → 8.
  ['Sofía Muñoz', [5, 4], [5, 8]],
  // M4 A1 R9 T2 Í9 N5 = 30 → 3, G7 Ü3 E5 L3 L3 = 21: 51 → 6. Without Í, Ü: 21 → 3, 18: 39 → 12 → 3.
  ['Martín Güell', [3, 6], [3, 3]],
  // L3 U3 C3 Í9 A1 = 19 → 10 → 1, C3 H8 Á1 V4 E5 Z8 = 29, C3 A1 R9 R9 I9 Ó6 N5 = 42: 90 → 9.
  // Without Í, Á, Ó: 10 → 1, 28, 36: 74 → 11, a master.
  ['Lucía Chávez Carrión', [1, 9], [1, 11]],
  // I9 N5 É5 S1 = 20 → 2, P7 E5 Ñ5 A1 L3 V4 E5 R9 = 39: 59 → 14 → 5. Without É, Ñ: 15 → 6, 34: 49 → 13 → 4.
  ['Inés Peñalver', [2, 5], [6, 4]],
  // A1 N5 A1 = 7, O6 R9 T2 E5 G7 A1 = 30, Y7, G7 A1 S1 S1 E5 T2 = 17: 61 → 7 in both.
  ['Ana Ortega y Gasset', [7, 7], [7, 7]],
])('%s', (name, inSpanish, inEnglish) => {
  const { 'name-number': first, destiny } = homeNumbers(name, BORN);
  expect([first.value, destiny.value]).toEqual(inSpanish);
  const other = homeNumbers(name, BORN, ENGLISH);
  expect([other['name-number'].value, other.destiny.value]).toEqual(inEnglish);
});

test('y is a consonant until it is chosen, as a word, too', () => {
  // A1 A1, O6 E5 A1, A1 E5 = 20 → 2; with Y7 27 → 9
  const soul = (vowelYs: readonly number[]) =>
    homeNumbers('Ana Ortega y Gasset', undefined, { ...NO_CHOICES, vowelYs })['soul-urge'].value;
  expect([soul([]), soul([0])]).toEqual([2, 9]);
});

/** José Núñez: his Business Number is 3 here, and 8 where A–Z alone counts. */
const NAME = 'name=Jos%C3%A9+N%C3%BA%C3%B1ez';
const business = <BusinessCalculator offer={OFFER} />;

function open(fragment: string) {
  cleanup();
  history.replaceState(null, '', `/#${fragment}`);
  render(business);
}

test.each([
  ['that says nothing', NAME, '3'],
  ['made in English', `${NAME}&letters=a-z`, '8'],
  ['made in Spanish', `${NAME}&letters=spelled`, '3'],
  ['carried over from English', `${NAME}&default=a-z`, '8'],
])('a link %s shows its number', async (_, fragment, shown) => {
  open(fragment);
  await waitFor(() => expect(shownNumber()).toBe(shown));
});

test('the switch for all stands in the working', () => {
  const name = 'José Núñez';
  const choose = vi.fn();
  const { steps } = homeNumbers(name, undefined).destiny;
  render(
    <LetterChoicesContext value={{ name, letters: NO_CHOICES, choose }}>
      <LetterSwitches steps={steps} />
    </LetterChoicesContext>,
  );
  fireEvent.click(screen.getByRole('switch', { name: working.countAllAs(3, ['e', 'u', 'n']) }));
  expect(choose).toHaveBeenCalledWith(undefined);
  expect(chosenLetters()).toBe('a-z');
});

test('what counts by default needs no words; what does not has a switch, which stays when it is used', async () => {
  open(NAME);
  await waitFor(() => expect(shownNumber()).toBe('3'));
  expect(screen.queryByTestId('uncounted')).toBeNull();
  open(`${NAME}&default=a-z`);
  const notice = await screen.findByTestId('uncounted');
  expect(notice.textContent).toContain(working.notCounted(['é', 'ú', 'ñ']));
  const belowName = () => within(screen.getByTestId('uncounted')).getByRole('switch');
  fireEvent.click(belowName());
  expect(shownNumber()).toBe('3');
  expect(screen.getByTestId('uncounted').textContent).toContain(
    working.counted(['é', 'ú', 'ñ'], ['e', 'u', 'n']),
  );
  fireEvent.click(belowName());
  expect([shownNumber(), localStorage.getItem('ninefold_letters')]).toEqual(['8', 'a-z']);
  fireEvent.click(belowName());
  expect([shownNumber(), localStorage.getItem('ninefold_letters')]).toEqual(['3', null]);
  expect(belowName()).toBeDefined();
});

test('a copied link says which letters count', async () => {
  const writeText = mockClipboard();
  open(NAME);
  await waitFor(() => click(result.copyLink));
  await waitFor(() => expect(writeText).toHaveBeenCalledOnce());
  expect(writeText.mock.calls[0]?.[0]).toContain('letters=spelled');
});

test('somebody calculated in English keeps the numbers, and somebody new has those of here', async () => {
  const name = 'José Núñez';
  remember('home', { people: [{ name, letters: 'a-z' }], extra: {} }, { name });
  expect(personOfVisit()).toEqual({ name, letters: 'a-z' });
  render(business);
  submit({ name });
  await waitFor(() => expect(shownNumber()).toBe('8'));
  submit({ name: 'Íñigo Peña' });
  await waitFor(() => expect(shownNumber()).toBe('9'));
});

test('whoever decided in one language has decided in both', async () => {
  saveChosenLetters('a-z');
  open(NAME);
  await waitFor(() => expect(shownNumber()).toBe('8'));
});

test('a person who is kept says how they were counted; the records of before counted A–Z', () => {
  const person = { name: 'José', date: BORN };
  const record = recordOf(person, new Date(0)) ?? expect.fail();
  expect(record).toMatchObject({ default: 'spelled' });
  expect(recordOf({ ...person, letters: ENGLISH }, new Date(0))).toMatchObject({ default: 'a-z' });
  // What the browser decides may be taken back.
  saveChosenLetters('a-z');
  expect(recordOf({ ...person, letters: ENGLISH }, new Date(0))).toMatchObject({
    default: 'spelled',
  });
  expect(readPerson({ ...record, default: 'a-z' })?.letters).toBe('a-z');
  expect(readPerson({ name: 'José', birthDate: '1990-01-09' })?.letters).toBe('a-z');
});

test('a link with a choice about Y alone counts the other letters as here', () => {
  const letters = readOne('#name=Yes%C3%BAs&ys=0')?.letters;
  expect(letters).toEqual({ letters: 'spelled', spelled: [], vowelYs: [0] });
});

test.each([
  // J1 O7 S2 E5 = 15, N5 U4 Ñ6 E5 Z9 = 29: 44 → 8; ours is 3
  ['José Núñez', '8', ['a-z', '27-letters']],
  // M4 A1 R1 I9 O7 = 22; ours M4 A1 R9 I9 O6 = 29 → 11
  ['Mario', '22', ['27-letters']],
])('27 letters explain the number of another site for %s', (name, said, reasons) => {
  const letters = resolveChoices(undefined, undefined);
  const theirs = Number(said);
  const answer = explainDifference({ person: { name, letters }, kind: 'destiny', theirs }, BORN);
  expect(answer.reasons.map(({ departures }) => departures.join('+'))).toEqual(
    expect.arrayContaining(reasons),
  );
});

test('a site that calls the number of the date «Destino» is recognized', () => {
  // 1 + 9 + 1 + 9 + 9 + 0 = 29 → 11, a master; the name is 3
  const [person] = readEntry(`#${NAME}&date=1990-01-09`)?.people ?? [expect.fail()];
  const letters = resolveChoices(person.letters, undefined);
  const question = { person: { ...person, letters }, kind: 'destiny', theirs: 11 } as const;
  expect(explainDifference(question, BORN).slips.map(({ id }) => id)).toEqual(['life-path']);
});
