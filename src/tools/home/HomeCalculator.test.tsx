import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type NumberId, numbers } from '#texts/numbers';
import { attitudeReadings } from '#texts/readings/attitude';
import { hiddenPassionReadings } from '#texts/readings/hidden-passion';
import { lifePathReadings } from '#texts/readings/life-path';
import { maturityReadings } from '#texts/readings/maturity';
import { nameReadings } from '#texts/readings/name';
import { nameMeanings } from '#texts/readings/name-meanings';
import { portraitHeading } from '#texts/result/reading';
import { core } from '#texts/result/reading/reading-parts';
import { share } from '#texts/result/share';
import * as letters from '#texts/result/working';
import * as words from '#texts/tools/home';
import * as late from '#texts/tools/home/late-parts';
import { tryReading } from '#texts/ui/offer';
import {
  click,
  fill,
  OFFER,
  readingParts,
  shownMeaning,
  shownNumber,
  submit,
  touchForm,
} from '../../../tests/testing/screen';
import { homeNumbers } from '../../numbers/home-numbers';
import { portraitOf } from '../../portrait/portrait';
import { numberKinds, sharesReadings } from '../../result/reading/number-kinds';
import { HomeCalculator } from './HomeCalculator';
import { loadReadings } from './load-readings';

const SPECIFIED_PARTS = [words.keyTraits, core.strengths, core.challenges, core.additionalInsights];

/** “Destiny 4”: a tab, or a heading. */
const labeled = (id: NumberId, value: number) => `${numbers[id].label} ${value}`;

const GRACE = ['Grace Hopper', '1906-12-09'] as const;

const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const selected = () => screen.getByRole('tab', { selected: true });
const panel = () => screen.getByRole('tabpanel').textContent;
const status = () => screen.getByRole('status');
const working = () => screen.getByTestId<HTMLDetailsElement>('working');
const flip = (name: string | RegExp) => fireEvent.click(screen.getByRole('switch', { name }));
const portrait = () =>
  [...screen.getByTestId('portrait').children].map(({ textContent }) => textContent);

const loadEverything = () =>
  Promise.all([...numberKinds.map(loadReadings), import('./late-parts')]);

/** Waits for whatever the shown tab, the next one and the portrait load. */
async function settle() {
  await act(async () => void (await loadEverything()));
}

async function open(address = '/') {
  history.replaceState(null, '', address);
  render(<HomeCalculator offer={OFFER} />);
  await touchForm('name', loadEverything);
}

async function calculate(name: string, birthDate = '') {
  submit({ name, date: birthDate });
  await settle();
}

async function showTab(id: NumberId) {
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${numbers[id].label}( \\d+)?$`) }));
  await settle();
}

test('the arrow keys, Home and End go from tab to tab, of which Tab reaches the selected one', async () => {
  await open();
  for (const [key, to] of [
    ['ArrowLeft', numbers['hidden-passion'].label],
    ['ArrowRight', numbers['name-number'].label],
    ['ArrowRight', numbers['life-path'].label],
    ['End', numbers['hidden-passion'].label],
    ['Home', numbers['name-number'].label],
  ] as const) {
    fireEvent.keyDown(selected(), { key });
    expect(selected().textContent).toBe(to);
    expect(document.activeElement).toBe(selected());
    const stops = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toEqual([selected()]);
  }
});

test('a submit shows the whole reading and announces it in one line', async () => {
  await open();
  await calculate(...GRACE);
  const result = within(await screen.findByTestId('result'));
  result.getByRole('heading', { name: 'Seeker' });
  expect(await readingParts()).toEqual(SPECIFIED_PARTS);
  const under = (name: string) => result.getByRole('heading', { name }).closest('section');
  expect(under(words.keyTraits)?.querySelectorAll('li')).toHaveLength(10);
  expect(under(core.additionalInsights)?.querySelectorAll('p')).toHaveLength(3);
  expect(status().textContent).toBe(
    `${labeled('name-number', 7)}, ${nameReadings[7].title}. ${nameReadings[7].meaning}`,
  );
  expect(working().open).toBe(false);
  const said = status().firstElementChild;
  click(words.submit);
  expect(status().firstElementChild?.textContent).toBe(said?.textContent);
  expect(status().firstElementChild).not.toBe(said);
});

/** The text of an element that is on the screen, without what is folded. */
function textSeenIn(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const folded of copy.querySelectorAll('details > :not(summary)')) folded.remove();
  const texts = [...copy.querySelectorAll('p, li, h2, h3, summary')];
  return texts.map(({ textContent }) => textContent).join(' ');
}

const countWords = (text: string) => text.match(/[\p{L}\d][\p{L}\d’]*/gu)?.length ?? 0;

test('each tab has its number, its meaning and another number beside it, and says nothing twice', async () => {
  await open();
  await calculate(...GRACE);
  // Beside which other number: src/portrait/pairings.test.ts.
  const expected = [
    ['name-number', 7, nameReadings[7].meaning, 'hidden-passion'],
    ['life-path', 1, lifePathReadings[1].meaning, 'destiny'],
    ['destiny', 4, nameMeanings.destiny[4], 'name-number'],
    ['soul-urge', 8, nameMeanings['soul-urge'][8], 'name-number'],
    ['personality', 5, nameMeanings.personality[5], 'maturity'],
    ['expression', 4, nameMeanings.expression[4], 'attitude'],
    ['maturity', 5, maturityReadings[5].meaning, 'name-number'],
    ['attitude', 3, attitudeReadings[3].meaning, 'name-number'],
    ['hidden-passion', 7, hiddenPassionReadings[7].meaning, 'life-path'],
  ] as const;
  expect(tabs()).toEqual(expected.map(([id, number]) => labeled(id, number)));
  let read = 0;
  const passages: (string | undefined)[] = [];
  const folded: string[] = [];
  for (const [id, number, meaning, other] of expected) {
    const tab = labeled(id, number);
    if (id !== 'name-number') click(`${words.nextIs(id)} ${number}`);
    await settle();
    expect(selected().textContent).toBe(tab);
    expect(shownMeaning()).toBe(meaning);
    expect(screen.getAllByText(words.keyTraits)).toHaveLength(1);
    const beside = screen.getByTestId('beside');
    expect(beside.dataset['other'], tab).toBe(other);
    const seen = textSeenIn(screen.getByTestId('result'));
    read += countWords(seen) + countWords(textSeenIn(beside));
    expect(seen, tab).toContain(words.keyTraits);
    if (sharesReadings(id)) expect(seen).toContain(nameReadings[number].intro);
    passages.push(screen.queryByTestId('in-this-place')?.querySelector('h3')?.textContent);
    const same = screen.queryByTestId('same-insights')?.querySelectorAll('h3') ?? [];
    folded.push([...same].map(({ textContent }) => textContent).join());
  }
  expect(read).toBeLessThanOrEqual(2900);
  const places = ['destiny', 'soul-urge', 'personality', 'expression'] as const;
  expect(passages.filter(Boolean)).toEqual(places.map(words.asYour));
  // The Expression is the Destiny again, and the only tab whose insights an earlier one has shown.
  expect(folded).toEqual(['', '', '', '', '', core.additionalInsights, '', '', '']);
  const profile = screen.getByRole('link', { name: words.nextIsProfile });
  expect(profile.getAttribute('href')).toBe('/profile#name=Grace+Hopper&date=1906-12-09');
  await showTab('expression');
  screen.getByText(words.sameAsYour('destiny', 4), { exact: false });
});

test('a result is of the person who was entered, until the next submit', async () => {
  await open();
  await calculate('Ann Lee', '1990-01-09');
  working().open = true;
  fill('name', 'José');
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
  for (const tab of ['life-path', 'maturity'] as const) {
    await showTab(tab);
    expect(screen.queryByTestId('result')).toBeNull();
    expect(panel()).toContain(words.addYourDate(tab));
  }
  await showTab('attitude');
  screen.getByRole('heading', { name: words.justNumber(0) });
  expect(shownNumber()).toBe('0');
  expect(panel()).toBe(`0${words.justNumber(0)}${words.noDate}`);
  expect(status().textContent).toBe(labeled('attitude', 0));
});

test.each([
  ['destiny', labeled('destiny', 6)],
  ['no-such-number', labeled('name-number', 11)],
])('a link to %s opens the tab %s', async (view, tab) => {
  // These are in links that visitors have copied.
  expect(numberKinds.map(({ id }) => id)).toEqual([
    ...['name-number', 'life-path', 'destiny', 'soul-urge', 'personality', 'expression'],
    ...['maturity', 'attitude', 'hidden-passion'],
  ]);
  await open(`/#name=Ann+Lee&date=1990-01-09&view=${view}`);
  expect(selected().textContent).toBe(tab);
});

test('the portrait stands below the offer, and a link beside Share leads to it', async () => {
  await open();
  await calculate(...GRACE);
  expect(portrait()).toEqual(portraitOf(homeNumbers(GRACE[0], { year: 1906, month: 12, day: 9 })));
  const heading = screen.getByRole('heading', { name: portraitHeading(9) });
  const offer = screen.getByRole('link', { name: tryReading });
  expect(offer.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const link = screen.getByRole('link', { name: portraitHeading(9) });
  within(link.parentElement ?? expect.fail()).getByRole('button', { name: share });
  link.click();
  expect(document.activeElement).toBe(heading.closest('section'));
  expect(location.hash).toBe('');
  await calculate('李', '1985-11-29');
  screen.getByRole('heading', { name: portraitHeading(2) });
  await calculate('李');
  expect(screen.queryByTestId('portrait')).toBeNull();
  expect(screen.queryByRole('link', { name: portraitHeading(2) })).toBeNull();
});

test('Maturity is what comes before forty, and what is there after it', async () => {
  await open();
  await calculate('Grace Hopper', '2004-08-23');
  await showTab('maturity');
  screen.getByText(words.beforeForty, { exact: false });
  await calculate(...GRACE);
  screen.getByText(words.afterForty, { exact: false });
});

// Single letters: src/result/working/letters.test.tsx.
test('letters that count by a switch count on every tab that has them', async () => {
  await open();
  await calculate('José García', '1990-05-15');
  const countThem = letters.countAllAs(2, ['e', 'i']);
  // J1 O6 S1 É5 = 13, a 4; 11 and 5 + 9 = 25, a 7; vowels O6 A1 A1 and 14 = 22. Most are 1s either way.
  expect(screen.getByTestId('uncounted').textContent).toBe(
    [
      `${letters.notCounted(['é', 'í'])} `,
      letters.whatChanges(2, 1, [
        {
          name: 'José García',
          numbers: [
            { id: 'name-number', value: 4 },
            { id: 'destiny', value: 7 },
            { id: 'soul-urge', value: 22 },
            { id: 'expression', value: 7 },
            { id: 'maturity', value: 1 },
          ],
        },
      ]),
      countThem,
    ].join(''),
  );
  // One notice for all tabs, above them.
  expect(screen.getByTestId('uncounted').closest('[role="tabpanel"]')).toBeNull();
  flip(countThem);
  expect(tabs().map((tab) => tab.replace(/\D+/, ''))).toEqual([
    ...['4', '3', '7', '22', '3', '7', '1', '2', '1'],
  ]);
  await showTab('destiny');
  flip('Count í as I');
  expect(working().textContent).toContain('í was not counted.');
  expect(screen.getByRole('switch', { name: 'Count é as E' }).ariaChecked).toBe('true');
  expect(screen.getByRole('switch', { name: countThem }).ariaChecked).toBe('false');
  await showTab('attitude');
  expect(screen.queryByRole('switch', { name: /é as E/ })).toBeNull();
});

test('a Y counts as a vowel when switched on, in Soul Urge and Personality only', async () => {
  await open();
  await calculate('Lynn', '1999-12-20');
  await showTab('soul-urge');
  expect(shownNumber()).toBe('0');
  expect(working().open).toBe(true);
  const toggle = within(working()).getByRole('switch', {
    name: letters.countYAsVowel('Lynn', 1, 1),
  });
  toggle.focus();
  fireEvent.click(toggle);
  expect(shownNumber()).toBe('7');
  expect(working().open).toBe(true);
  expect(document.activeElement).toBe(toggle);
  await showTab('personality');
  expect(shownNumber()).toBe('4'); // L3 N5 N5 = 13
  expect(working().textContent).toContain('without the Y');
  await showTab('destiny');
  expect(shownNumber()).toBe('2'); // 20
  expect(screen.queryByRole('switch')).toBeNull();
  await showTab('life-path');
  // 1+9+9+9+1+2+2+0 = 33; apart 3 + 2 + 1
  const otherWays = screen.getByTestId<HTMLDetailsElement>('other-ways');
  expect(otherWays.open).toBe(false);
  expect(otherWays.textContent).toContain(late.oneStops(33, 6));
  expect(otherWays.textContent).toContain(`${late.apart} 6`);
});
