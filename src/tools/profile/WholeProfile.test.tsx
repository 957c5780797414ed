import { act, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { numbers } from '#texts/numbers';
import { birthdayReadings } from '#texts/readings/birthday';
import { careerReadings } from '#texts/readings/career';
import { challengeReadings } from '#texts/readings/challenge';
import { karmicReadings } from '#texts/readings/karmic';
import { karmicDebtReadings } from '#texts/readings/karmic-debt';
import { lifePeriodReadings } from '#texts/readings/life-period';
import { missingNumberReadings } from '#texts/readings/missing-number';
import { personalDayReadings } from '#texts/readings/personal-day';
import { personalMonthReadings } from '#texts/readings/personal-month';
import { pinnacleReadings } from '#texts/readings/pinnacle';
import { portraitHeading } from '#texts/result/reading';
import * as words from '#texts/tools/profile';
import * as entries from '#texts/tools/profile/entries';
import * as name from '#texts/tools/profile/name';
import * as time from '#texts/tools/profile/time';
import * as view from '#texts/tools/profile/view';
import { click, fill, OFFER, submit, touchForm } from '../../../tests/testing/screen';
import { mockToday } from '../../ui/testing/browser';
import { WholeProfile } from './WholeProfile';

mockToday(2026, 11, 15);

async function make(name: string, birthDate: string) {
  render(<WholeProfile address="ninefold.example.com/profile" offer={OFFER} />);
  await touchForm('name', () => import('./ProfileView'));
  submit({ name, date: birthDate });
}

/** The numbers as the page shows them, by their names. Queries by role would take seconds on a page this long. */
function shown(): Readonly<Record<string, number>> {
  return Object.fromEntries(
    [...document.querySelectorAll('article')].map((article) => [
      article.querySelector('h3')?.textContent ?? '',
      Number(within(article).getByTestId('number').textContent),
    ]),
  );
}

/** What a stretch of a life is called. */
const ages = (fromAge: number, toAge?: number) =>
  time.agesOf({ value: 1, steps: [], fromAge, toAge });

/** The entry of a number. */
function entry(label: string) {
  const heading = screen.getByText(label, { selector: 'h3' });
  return within(heading.closest('article') ?? expect.fail(label));
}

/** The drawing with this accessible name. */
function drawing(name: RegExp): Element | undefined {
  const drawings = [...document.querySelectorAll('svg[role="img"]')];
  return drawings.find((svg) => name.test(svg.getAttribute('aria-label') ?? ''));
}

test('the long view of the article on life cycles has its numbers with their ages', async () => {
  await make('Vera Nowak', '1954-03-17');
  const section = screen.getByText(view.sectionNames.life, { selector: 'h2' }).closest('section');
  // Pinnacle and challenge alternately, then the three periods and the essence: at 72 the letters are
  // R of Vera (72 is 15 in its 19 years) and twice W of Nowak (15 of 19), 9 + 5 + 5 = 19, 10, 1.
  const numbers = within(section ?? expect.fail()).getAllByTestId('number');
  expect(numbers.map(({ textContent }) => textContent).join(' ')).toBe('11 5 9 7 2 2 4 2 3 8 1 1');
  const headings = [...(section?.querySelectorAll('h3') ?? [])].map(
    ({ textContent }) => textContent,
  );
  expect(headings).toEqual([
    ...[ages(0, 33), ages(33, 42), ages(42, 51), ages(51)],
    ...[ages(0, 33), ages(33, 60), ages(60)],
    time.thisYear,
  ]);
  expect(screen.getAllByText(time.yearsOf(1987, 1996), { exact: false })).toHaveLength(1);
  // Born on March 17, so 72 in November 2026; in the fourth pinnacle and the third period.
  expect(drawing(/^A life.*Today is at 72/)).toBeTruthy();
  const now = screen.getAllByText(time.now).map((mark) => mark.parentElement?.textContent);
  expect(now).toEqual([2005, 2014].map((year) => `${time.yearsOf(year, undefined)}${time.now}`));
});

test('the pages of the nine numbers have links, and those of no other', async () => {
  await make('Vera Nowak', '1954-03-17');
  // Vera is 19, a 1, and with Nowak 38, an 11. The vowels are 13, a 4, the consonants 25, a 7; 5 comes up most. The
  // Life Path is 30, a 3, the Attitude 20, a 2, and Maturity 14, a 5. The Birthday is an 8.
  const pages = document.querySelectorAll('a[href^="/numbers/"]');
  expect([...pages].map(({ textContent }) => textContent).join(' ')).toBe('1 2 3 4 5 7 11');
});

test('each of the nine is a line with a link, and each other number has its meaning', async () => {
  await make('Grace Brewster Hopper', '1906-12-09');
  const [first] = document.querySelectorAll('section');
  expect(first?.querySelector('h2')?.textContent).toBe(portraitHeading(9));
  expect(document.querySelectorAll('article')).toHaveLength(15);
  // The plate shows what the entries show.
  const plate = [...document.querySelectorAll(`nav[aria-label="${view.allNumbers}"] a`)].map(
    (link) => {
      const [, number, label = ''] = /^(\d+)(.*)$/.exec(link.textContent) ?? [];
      return [label, Number(number)];
    },
  );
  expect(Object.fromEntries(plate)).toEqual(shown());
  // All letters make 105, a 6.
  const link = entry(numbers.destiny.label).getByText(entries.readYour('destiny', 6));
  expect(link.getAttribute('href')).toBe(
    '/#name=Grace+Brewster+Hopper&date=1906-12-09&view=destiny',
  );
  // What it is, is read; the sum is small print.
  expect(link.closest('p')?.className).toBe('reading');
  expect(entry(numbers.destiny.label).getByText(/^Found:/).className).toContain('note');
  expect(document.querySelectorAll('article a[href*="view="]')).toHaveLength(9);
  for (const [label, meaning] of Object.entries({
    [numbers.birthday.label]: birthdayReadings[9].meaning,
    // The Life Path is 28, 10, 1: 1 + 6 = 7, and 6 − 1 = 5.
    [numbers.career.label]: careerReadings[7].meaning,
    [numbers.karmic.label]: karmicReadings[5].meaning,
    // 12 + 9 + 2026 = 2047, 13, 4; 4 + 11 = 15, 6; 6 + 15 = 21, 3
    [numbers['personal-month'].label]: personalMonthReadings[6].sentence,
    // Since January 1, 3 + 3 + 3 + 3 + 4 + 4 + 4 + 3 + 3 + 3 days by month and November 6 had the same:
    // 34, which is 2 more than eight times four, so it’s the third line’s turn.
    [numbers['personal-day'].label]: personalDayReadings[3][2],
  })) {
    expect(entry(label).getByTestId('meaning').textContent, label).toBe(meaning);
  }
});

test('letters, periods, debts and missing numbers are drawn and explained', async () => {
  await make('Marit Solberg', '1984-06-13');
  // A1 I9 O6 E5 = 21, and 37 more
  screen.getByText(name.vowelsAndConsonants(21, 37), { exact: false });
  // 58, 13, 4 on the way to Destiny, and the 13th; M4 A1 R9 I9 T2 S1 O6 L3 B2 E5 R9 G7 lack 8
  screen.getByText(name.whereMet(13, ['destiny'], true));
  screen.getByText(name.noLetterOf(['H', 'Q', 'Z']));
  expect(drawing(/^How often.*: 1 twice, .* 8 never, 9 three times\.$/)).toBeTruthy();
  // The month is 6, the day 13, a 4, and the year 22: pinnacle 10, a 1; challenge 2; period 6.
  for (const text of [
    ...[pinnacleReadings[1].meaning, pinnacleReadings[1].text, challengeReadings[2]],
    ...[lifePeriodReadings[6], missingNumberReadings[8]],
    ...[karmicDebtReadings[13].meaning, karmicDebtReadings[13].text],
  ]) {
    screen.getByText(text);
  }
});

test('a birth date in the future has no line for today, and a karmic distance above 9 no reading', async () => {
  await make('Rix R', '2100-12-31');
  screen.getByText(view.unborn({ year: 2100, month: 12, day: 31 }), { exact: false });
  expect(drawing(/hasn’t happened yet/)?.textContent).not.toContain('today');
  expect(screen.queryByText(time.now)).toBeNull();
  // R9 I9 X6 R9 = 33, and 2+1+0+0+1+2+3+1 = 10, a 1.
  entry(numbers.karmic.label).getByText(entries.noDistance(32));
});

test('a birth on February 29 gets a word of its own', async () => {
  await make('Ann', '2000-02-29');
  screen.getByText(
    [
      view.born({ year: 2000, month: 2, day: 29 }, 26),
      view.leapDay,
      view.drawnUp({ year: 2026, month: 11, day: 15 }),
    ].join(' '),
  );
});

test('a submit is announced in one line, and a later one replaces the profile', async () => {
  await make('Ann', '1990-01-09');
  expect(screen.getByRole('status').textContent).toContain(
    `${numbers['life-path'].label} 11, ${numbers.destiny.label} 11`,
  );
  const working = () => entry(numbers.destiny.label).getByTestId<HTMLDetailsElement>('working');
  // The simulated DOM does not fire the event itself.
  working().open = true;
  act(() => void working().dispatchEvent(new Event('toggle')));
  expect(working().textContent).toContain('A 1N 5N 5');
  // By them it is 1, 5 and 5 too.
  expect(working().textContent).toContain(entries.byChaldeanLetters(11, 2));
  fill('name', 'José');
  click(words.submit);
  screen.getByText('José', { selector: 'h2' });
  expect(shown()[numbers.destiny.label]).toBe(8);
  expect(working().open).toBe(false);
});

test('a name without letters says so once, has a portrait of the date, and no chart', async () => {
  await make('李 42', '1985-11-29');
  screen.getByText(portraitHeading(2), { selector: 'h2' });
  screen.getByText(/no letter from A to Z here\. 李, 4, and 2/);
  expect(drawing(/^How often/)).toBeUndefined();
});
