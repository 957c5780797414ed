import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { click, OFFER, shownNumber } from '../../tests/testing/screen';
import { mockClipboard } from '../ui/testing/browser';
import { BusinessCalculator } from './business-name/BusinessCalculator';
import { CareerCalculator } from './career-number/CareerCalculator';
import { HomeCalculator } from './home/HomeCalculator';
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

/** What the texts of some elements show. */
const read = (selector: string, pattern: RegExp) => () =>
  [...document.querySelectorAll(selector)]
    .flatMap(({ textContent }) => pattern.exec(textContent)?.[0] ?? [])
    .join(' ');
const tabs = read('[role="tab"]', /\d+$/);
const profile = read('nav[aria-label="All numbers"] a', /^\d+(?=Destiny|Expression|Soul Urge)/);
const rows = read('[data-testid="result"] tbody tr', /(?<=Destiny|Soul Urge)\d+/);
const fighters = read('[data-testid="result"] p', /(?<=^José García )\d+$/);
const pairs = () =>
  [...document.querySelectorAll<HTMLElement>('[data-kind="expression"], [data-kind="soul-urge"]')]
    .map(({ dataset }) => `${dataset['first']} ${dataset['second']}`)
    .join(' ');

// J1 O6 S1 = 8; with G7 A1 R9 C3 A1 29, an 11. Vowels 8, consonants 21. Life Path 30, a 3.
// With E5 and I9: 13, and 43, a 7. Vowels 22, a master. 3 + 7 = 10.
test.each<[string, () => ReactElement, string, () => string | null, string, string]>([
  [
    '/',
    () => <HomeCalculator offer={OFFER} />,
    PERSON,
    tabs,
    '8 3 11 8 3 11 5 2 1',
    '4 3 7 22 3 7 1 2 1',
  ],
  ['/career-number', () => <CareerCalculator offer={OFFER} />, PERSON, shownNumber, '5', '1'], // 14, and 10
  ['/business-name', () => <BusinessCalculator offer={OFFER} />, NAME, shownNumber, '2', '7'],
  ['/karmic-past-life', () => <KarmicCalculator offer={OFFER} />, PERSON, shownNumber, '8', '4'],
  [
    '/profile',
    () => <WholeProfile address="" offer={OFFER} />,
    PERSON,
    profile,
    '11 11 8',
    '7 7 22',
  ],
  [
    '/together',
    () => <Together offer={OFFER} />,
    `${PERSON}&and&${PERSON}`,
    pairs,
    '11 11 8 8',
    '7 7 22 22',
  ],
  [
    '/names',
    () => <NamesCompared offer={OFFER} />,
    `${NAME}&and&${NAME}`,
    rows,
    '1111 88',
    '77 2222',
  ],
  ['/names-battle', () => <NamesBattle />, FIGHT, fighters, '11 11', '7 7'],
])('%s: a switch counts é and í, and so does a link', async (path, tool, link, shown, off, on) => {
  const writeText = mockClipboard();
  const flip = () => fireEvent.click(screen.getByRole('switch', { name: 'Count them as e and i' }));
  const open = (address: string) => {
    cleanup();
    sessionStorage.clear();
    history.replaceState(null, '', address);
    render(tool());
  };
  open(`${path}#${link}`);
  await waitFor(() => expect(shown()).toEqual(off));
  flip();
  expect(shown()).toEqual(on);
  if (path === '/names-battle') return; // It is shared instead: NamesBattle.test.tsx.
  click('Copy link');
  await screen.findByText('Link copied.');
  flip();
  expect(shown()).toEqual(off);
  click('Copy link');
  await waitFor(() => expect(writeText).toHaveBeenCalledTimes(2));
  const [[linkOn = ''] = [], [linkOff = ''] = []] = writeText.mock.calls;

  // Somebody else opens the link, and their own choice stays as it is.
  open(linkOn);
  await waitFor(() => expect(shown()).toEqual(on));
  expect({ ...localStorage }).toEqual({});
  localStorage.setItem('ninefold_letters', 'spelled');
  open(linkOff);
  await waitFor(() => expect(shown()).toEqual(off));
  expect(localStorage.getItem('ninefold_letters')).toBe('spelled');
});
