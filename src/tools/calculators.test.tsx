import { act, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { numbers } from '#texts/numbers';
import * as form from '#texts/person/form';
import { businessReadings } from '#texts/readings/business';
import { careerReadings } from '#texts/readings/career';
import { karmicReadings } from '#texts/readings/karmic';
import { personalYearReadings } from '#texts/readings/personal-year';
import * as figures from '#texts/result/figures/year-wheel';
import * as readingPartsWords from '#texts/result/reading/reading-parts';
import { inYear } from '#texts/result/tool';
import * as karmic from '#texts/tools/karmic-past-life';
import * as personalYear from '#texts/tools/personal-year';
import * as offer from '#texts/ui/offer';
import {
  click,
  OFFER,
  readingParts,
  shownMeaning,
  shownNumber,
  submit,
} from '../../tests/testing/screen';
import { rememberPerson } from '../person/memory/visit';
import { mockToday } from '../ui/testing/browser';
import { BusinessCalculator } from './business-name/BusinessCalculator';
import { CareerCalculator } from './career-number/CareerCalculator';
import { KarmicCalculator } from './karmic-past-life/KarmicCalculator';
import { PersonalYearCalculator } from './personal-year/PersonalYearCalculator';

mockToday(2026, 11, 15);

function calculateCareer(name: string, birthDate: string) {
  render(<CareerCalculator offer={OFFER} />);
  submit({ name, date: birthDate });
}

function calculateBusiness(name: string) {
  render(<BusinessCalculator offer={OFFER} />);
  submit({ name });
}

function calculateKarmic(name: string, birthDate: string) {
  render(<KarmicCalculator offer={OFFER} />);
  submit({ name, date: birthDate });
}

// Grace 25 and Hopper 42 are 67, 13, 4; her Life Path is 28, 10, 1.
test.each([
  [
    'career',
    () => calculateCareer('Grace Hopper', '1906-12-09'),
    careerReadings[5], // 4 + 1
    'Ideal Careers, Work Environment, Professional Strengths, Challenges, Success Tips',
  ],
  [
    'business',
    () => calculateBusiness('Grace Hopper'),
    businessReadings[4],
    'Energy Profile, Ideal Industries, Brand Personality, Marketing Approach, Potential Challenges, Success Tips',
  ],
  [
    'karmic',
    () => calculateKarmic('Grace Hopper', '1906-12-09'),
    karmicReadings[3], // 4 − 1
    'Past Life Themes, Karmic Lessons, Talents From Past Lives, Current Life Challenges, Soul Growth Path, Healing Advice',
  ],
])('the %s number has its reading and the offer', async (kind, show, { meaning }, parts) => {
  show();
  expect((await readingParts()).join(', ')).toBe(parts);
  expect(shownMeaning()).toBe(meaning);
  const card = within(screen.getByTestId('result'));
  const button = card.getByRole('link', { name: offer.tryReading });
  const last = card.getByRole('heading', { name: parts.split(', ').at(-1) ?? '' });
  expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button.getAttribute('href')).toBe(OFFER.href);
  expect(button.getAttribute('target')).toBe('_blank');
  expect(button.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
  expect(button.getAttribute('referrerpolicy')).toBe('no-referrer');
  const terms = card.getByText(/5 minutes for \$1$/);
  expect(terms.textContent).toBe('Sponsored · 5 minutes for $1');
  expect(terms.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card.getByText(/Thank you for using our affiliate links/)).toBeTruthy();
  expect(screen.queryByTestId('other-ways') !== null).toBe(kind === 'business');
});

test('without an offer there is no button and no thanks, and with one the owner’s wording', async () => {
  const { rerender } = render(<CareerCalculator offer={false} />);
  expect(screen.queryByText(/Sponsored/)).toBeNull();
  submit({ name: 'Grace Hopper', date: '1906-12-09' });
  await readingParts();
  expect(screen.queryByText(/Sponsored|affiliate links/)).toBeNull();
  expect(screen.getByTestId('working')).toBeTruthy();
  rerender(<CareerCalculator offer={{ ...OFFER, button: 'Ask a reader' }} />);
  expect(screen.getByRole('link', { name: 'Ask a reader' }).getAttribute('href')).toBe(OFFER.href);
});

test('a business without a letter has no card, and the working says why', async () => {
  calculateBusiness('李');
  expect(screen.queryByTestId('result')).toBeNull();
  await within(screen.getByTestId('working')).findByText(/not counted/);
});

test('above 9 a karmic number has a short meaning and links to related numbers', () => {
  calculateKarmic('Rix R', '2000-01-07');
  expect(screen.queryByTestId('result')).toBeNull();
  expect(screen.getByTestId<HTMLDetailsElement>('working').open).toBe(true);
  screen.getByRole('heading', { name: `${karmic.kind} 32` });
  screen.getByText(karmic.aboveNine);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const related = ['destiny', 'life-path'].map(
    (view) => `/#name=Rix+R&date=2000-01-07&view=${view}`,
  );
  expect(links).toEqual(expect.arrayContaining([...related, OFFER.href]));
});

test('a personal year has its reading, is named, drawn on its wheel, and the next one is one click away', async () => {
  render(<PersonalYearCalculator offer={OFFER} />);
  // 12 + 9 + 2026 = 2047, 13, 4
  submit({ date: '1906-12-09' });
  expect(await readingParts()).toEqual([
    readingPartsWords.personalYear.themes,
    readingPartsWords.personalYear.opportunities,
    readingPartsWords.core.challenges,
    readingPartsWords.personalYear.advice,
  ]);
  expect(shownMeaning()).toBe(personalYearReadings[4].meaning);
  screen.getByText(inYear(numbers['personal-year'].label, '2026'));
  expect(screen.getByRole('img', { name: figures.wheelAt(4) }).textContent).toContain('20264');
  expect(screen.getByTestId('whose').textContent).toBe('December 9, 1906');
  click(personalYear.see(2027));
  screen.getByText(inYear(numbers['personal-year'].label, '2027'));
  expect(shownNumber()).toBe('5');
  click(personalYear.see(2026));
  expect(shownNumber()).toBe('4');
});

test('a personal year that is left open over New Year marks the new month and offers the new year', async () => {
  vi.setSystemTime(new Date(2026, 11, 31, 23, 59));
  rememberPerson({ name: '', date: { year: 1906, month: 12, day: 9 } });
  render(<PersonalYearCalculator offer={OFFER} />);
  const nextDay = (year: number) => {
    vi.setSystemTime(new Date(year, 0, 1));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const wheel = (year: number) =>
    screen.getByRole('img', { name: figures.wheelAt(year) }).textContent;
  expect(wheel(4)).toContain('20264');
  nextDay(2027);
  expect(wheel(5)).toContain('20275');
  click(personalYear.submit);
  const now = () => screen.getAllByTestId('month').find((month) => month.ariaCurrent);
  await screen.findByText(/^January: .* \(now\)$/);
  nextDay(2028);
  expect(now()).toBeUndefined();
  click(personalYear.see(2028));
  expect(now()?.dataset.month).toBe('1');
});

test.each<[string, ReactElement]>([
  ['career', <CareerCalculator offer={OFFER} key="career" />],
  ['karmic', <KarmicCalculator offer={OFFER} key="karmic" />],
])('before the press, the %s page draws the numbers of whoever is known', (_, tool) => {
  // Ł counts as L, 3: U3 K2 A1 S1 Z8 are 15, 6; with it 18, 9.
  localStorage.setItem('ninefold_letters', 'spelled');
  rememberPerson({ name: 'Łukasz', date: { year: 1906, month: 12, day: 9 } });
  render(tool);
  const drawing = screen.getByRole('figure');
  expect(drawing.textContent?.match(/\d+/g)).toEqual(expect.arrayContaining(['9', '1']));
  within(drawing).getByText('?');
});

test('a known visitor’s picture hides the example, which comes back when they are forgotten', () => {
  rememberPerson({ name: 'Grace Hopper', date: { year: 1906, month: 12, day: 9 } });
  render(<CareerCalculator offer={OFFER}>An example.</CareerCalculator>);
  const example = screen.getByText('An example.');
  expect(example.closest('[hidden]')).not.toBeNull();
  click(form.forgetItNow);
  // The same element: the policy forbids to insert it again.
  expect(screen.getByText('An example.')).toBe(example);
  expect(example.closest('[hidden]')).toBeNull();
});
