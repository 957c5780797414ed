import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import * as result from '#texts/result/reading';
import * as primitives from '#texts/ui/primitives';
import { click, OFFER, shownNumber } from '../../tests/testing/screen';
import { mockClipboard } from '../ui/testing/browser';
import { BusinessCalculator } from './business-name/BusinessCalculator';
import { CareerCalculator } from './career-number/CareerCalculator';
import { KarmicCalculator } from './karmic-past-life/KarmicCalculator';
import { NamesCompared } from './names/NamesCompared';
import { NamesBattle } from './names-battle/NamesBattle';
import { WholeProfile } from './profile/WholeProfile';
import { Together } from './together/Together';

/** José García, each accent typed after its letter. */
const JOSE = 'Jose%CC%81+Garci%CC%81a';
const NAME = `name=${JOSE}`;
const FIGHT = `name=${JOSE}&and&name=${JOSE}`;
const PERSON = `${NAME}&date=1990-05-15`;
const PAIR = `${PERSON}&and&${PERSON}`;

/** What the texts of some elements show. */
const read = (selector: string, pattern: RegExp) => () =>
  [...document.querySelectorAll(selector)]
    .flatMap(({ textContent }) => pattern.exec(textContent)?.[0] ?? [])
    .join(' ');
const profile = read('nav[aria-label="All numbers"] a', /^\d+(?=Destiny|Expression|Soul Urge)/);
const rows = read('[data-testid="result"] tbody tr', /(?<=Destiny|Soul Urge)\d+/);
const fighters = read('[data-testid="result"] p', /(?<=^José García )\d+$/);
const pairs = () =>
  [...document.querySelectorAll<HTMLElement>('[data-kind="expression"], [data-kind="soul-urge"]')]
    .map(({ dataset }) => `${dataset['first']} ${dataset['second']}`)
    .join(' ');

const flip = () => fireEvent.click(screen.getByRole('switch', { name: 'Count them as e and i' }));

function open(tool: ReactElement, address: string) {
  cleanup();
  sessionStorage.clear();
  history.replaceState(null, '', address);
  render(tool);
}

const career = <CareerCalculator offer={OFFER} />;

// J1 O6 S1 = 8; with G7 A1 R9 C3 A1 29, an 11. Vowels 8, consonants 21. Life Path 30, a 3.
// With E5 and I9: 13, and 43, a 7. Vowels 22, a master. 3 + 7 = 10.
test.each<[string, ReactElement, string, () => string | null, string, string]>([
  ['career', career, PERSON, shownNumber, '5', '1'], // 14, and 10
  ['business', <BusinessCalculator key="2" offer={OFFER} />, NAME, shownNumber, '2', '7'],
  ['karmic', <KarmicCalculator key="3" offer={OFFER} />, PERSON, shownNumber, '8', '4'],
  [
    'profile',
    <WholeProfile key="4" address="" offer={OFFER} />,
    PERSON,
    profile,
    '11 11 8',
    '7 7 22',
  ],
  ['together', <Together key="5" offer={OFFER} />, PAIR, pairs, '11 11 8 8', '7 7 22 22'],
  ['names', <NamesCompared key="6" offer={OFFER} />, FIGHT, rows, '1111 88', '77 2222'],
  ['battle', <NamesBattle key="7" />, FIGHT, fighters, '11 11', '7 7'],
])('%s: a switch counts é and í', async (_, tool, link, shown, off, on) => {
  open(tool, `/#${link}`);
  await waitFor(() => expect(shown()).toEqual(off));
  flip();
  expect(shown()).toEqual(on);
});

test('a link says whether they count, whatever this browser counts', async () => {
  const writeText = mockClipboard();
  open(career, `/#${PERSON}`);
  await waitFor(() => click(result.copyLink));
  await screen.findByText(primitives.copied);
  flip();
  click(result.copyLink);
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
  const [[linkOff = ''] = [], [linkOn = ''] = []] = writeText.mock.calls;
  expect(localStorage.getItem('ninefold_letters')).toBe('spelled');
  open(career, linkOff);
  await waitFor(() => expect(shownNumber()).toBe('5'));
  localStorage.clear();
  open(career, linkOn);
  await waitFor(() => expect(shownNumber()).toBe('1'));
  expect({ ...localStorage }).toEqual({});
});
