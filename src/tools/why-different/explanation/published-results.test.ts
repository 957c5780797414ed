import { describe, expect, test } from 'vitest';
import { explain } from './explain';
import type { AskedId } from './questions';

/** A result that a page of another site states. */
interface Published {
  /** The address of the page. */
  readonly where: string;
  readonly kind: AskedId;
  readonly said: string;
  readonly name?: string;
  /** Of birth. A Personal Year does not need the year, so it is 2000 where the page has none. */
  readonly date?: string;
  /** A day of the Personal Year. */
  readonly on?: string;
}

/** One that differs from ours by a rule, or because it is something else. */
interface Explained extends Published {
  /** The rule of the page or, if the page does not tell it, the likeliest. */
  readonly by: string;
}

interface Unexplained extends Published {
  readonly why: string;
  /** Rules that lead to the same number by chance. */
  readonly byChance?: readonly string[];
}

const agreeing: readonly Published[] = [
  {
    where: 'https://thionumerology.com/life-path',
    kind: 'life-path',
    said: '33',
    date: '1948-07-13',
  },
  {
    where: 'https://tableforchange.com/finding-your-destiny-through-numerology/',
    kind: 'life-path',
    said: '33/6',
    name: 'Meryl Streep',
    date: '1949-06-22',
  },
  {
    where: 'https://numberscape.app/definitions',
    kind: 'life-path',
    said: '33',
    name: 'Albert Einstein',
    date: '1879-03-14',
  },
  {
    where: 'https://www.decoz.com/do-your-own-numerology-report.htm',
    kind: 'life-path',
    said: '9',
    date: '1992-11-22',
  },
  {
    where:
      'https://www.nine5four.com/mag/component/k2/item/309-numerology-celebrating-michael-jackson',
    kind: 'life-path',
    said: '42/6',
    name: 'Michael Jackson',
    date: '1958-08-29',
  },
  {
    where: 'https://numerologia-dev.kravento.com/en/numbers/master-number-22',
    kind: 'life-path',
    said: '4',
    name: 'Richard Branson',
    date: '1950-07-18',
  },
  {
    where: 'https://staging.feliciabender.com/donald-trumps-numerology-karmic-debt',
    kind: 'destiny',
    said: '14/5',
    name: 'Donald John Trump',
  },
  {
    where: 'http://seventhlifepath.com/how-to-calculate-expression-destiny-number/',
    kind: 'destiny',
    said: '1',
    name: 'John Winston Lennon',
  },
  {
    where: 'https://www.easy-psychics.com/blog/divination/numerology',
    kind: 'destiny',
    said: '4',
    name: 'Diana Frances Spencer',
  },
  {
    where: 'https://www.worldnumerology.com/Do-reading-numerology-02-HeartDes.html',
    kind: 'soul-urge',
    said: '2',
    name: 'Thomas John Hancock',
  },
  {
    where: 'https://pub.dev/packages/numerology/example',
    kind: 'soul-urge',
    said: '22',
    name: 'Arthur Conan Doyle',
  },
  {
    where: 'https://numbervoice.com/soul-number-calculator/',
    kind: 'soul-urge',
    said: '5',
    name: 'Emily',
  },
  {
    where: 'https://numerologist.com/numerology/calculating-your-soul-urge-number/',
    kind: 'soul-urge',
    said: '3',
    name: 'Paris Whitney Hilton',
  },
  {
    where: 'http://www.shahjee.org/what-is-personality-number/',
    kind: 'personality',
    said: '8',
    name: 'Taylor Swift',
  },
  {
    where: 'https://www.novacalculator.com/personality-number-calculator/',
    kind: 'personality',
    said: '11',
    name: 'John Michael Smith',
  },
  {
    // Under the name of Power Number
    where: 'https://github.com/compuuteio/numerology',
    kind: 'maturity',
    said: '7',
    name: 'Barack Obama',
    date: '1961-08-04',
  },
  {
    where: 'https://robertchaen.com/2023/01/02/79052/',
    kind: 'personal-year',
    said: '5',
    name: 'Elon Musk',
    date: '1971-06-28',
    on: '2023-01-02',
  },
];

const explained: readonly Explained[] = [
  {
    where: 'https://www.tokenrock.com/numerology/life_path/',
    kind: 'life-path',
    said: '6',
    date: '1977-05-04',
    by: 'parts',
  },
  {
    where:
      'https://www.yourtango.com/2018311236/astrology-what-does-master-numbers-mean-personality-traits-numerology-zodiac-signs',
    kind: 'life-path',
    said: '6',
    date: '1996-01-25',
    by: 'parts',
  },
  {
    where: 'https://vedrathod2003.blogspot.com/2025/06/numerology-made-easy-decode-your-life.html',
    kind: 'life-path',
    said: '2',
    date: '1995-08-15',
    by: 'parts',
  },
  {
    where: 'https://github.com/Michael-Sebero/Numerology-Calculator',
    kind: 'life-path',
    said: '6',
    name: 'Norman Gene Macdonald',
    date: '1959-10-17',
    by: 'parts',
  },
  {
    where: 'https://vedjyotix.com/hi/blog/life-path-number',
    kind: 'life-path',
    said: '6',
    date: '1990-08-15',
    by: 'masters-reduced',
  },
  {
    where: 'http://www.cassandramacleane.com/life-path-numbers-explained',
    kind: 'life-path',
    said: '22',
    name: 'Richard Branson',
    date: '1950-07-18',
    by: 'whole-numbers',
  },
  {
    where:
      'https://www.libertyforrest.com/blog/2026/2/22/why-donald-trumps-life-path-number-is-22-not-4',
    kind: 'life-path',
    said: '22',
    name: 'Donald Trump',
    date: '1946-06-14',
    by: 'whole-numbers',
  },
  {
    where: 'http://yourdailyoracle.blogspot.com/2011/05/oprah-winfrey.html',
    kind: 'life-path',
    said: '22',
    name: 'Oprah Winfrey',
    date: '1954-01-29',
    by: 'whole-numbers',
  },
  {
    where: 'https://www.dnaindia.com/india/report-the-name-should-be-barak-not-barack-1460849/amp',
    kind: 'life-path',
    said: '2',
    name: 'Barack Obama',
    date: '1961-08-04',
    by: 'whole-numbers',
  },
  {
    where: 'https://www.dnaindia.com/india/report-the-name-should-be-barak-not-barack-1460849/amp',
    kind: 'destiny',
    said: '26/8',
    name: 'Barack Obama',
    by: 'chaldean',
  },
  {
    where: 'https://taniagabrielle.com/president_obama_turns_48_whats/',
    kind: 'destiny',
    said: '16/7',
    name: 'Abraham Lincoln',
    by: 'chaldean',
  },
  {
    where: 'https://www.numerologyscience.com/chaldean-numerology',
    kind: 'destiny',
    said: '6',
    name: 'Donald',
    by: 'chaldean',
  },
  {
    where: 'http://eunnao.com/numerology.html',
    kind: 'destiny',
    said: '7',
    name: 'Hrithik Roshan',
    by: 'chaldean',
  },
  {
    where: 'https://chaldean-numerology-calculator.com/blog/understanding-chaldean-numerology',
    kind: 'destiny',
    said: '7',
    name: 'Maya',
    by: 'chaldean',
  },
  {
    where: 'https://imageflipfree.com/how-chaldean-numerology-works',
    kind: 'soul-urge',
    said: '9',
    name: 'Rahul Sharma',
    by: 'chaldean',
  },
  {
    where: 'https://numbersinnumerology.blogspot.com/p/name-number.html',
    kind: 'destiny',
    said: '44',
    name: 'John Smith',
    by: 'master-44',
  },
  {
    where: 'https://numerology4yoursoul.com/the-many-faces-of-michael-jackson-numerology-focus',
    kind: 'destiny',
    said: '7',
    name: 'Michael Joseph Jackson',
    by: 'without-middle-names',
  },
  {
    where:
      'https://roselalune.com/blogs/conseils-beaute-naturelle/comment-calculer-le-nombre-de-lame',
    kind: 'soul-urge',
    said: '7',
    name: 'Élodie',
    by: 'spelled',
  },
  {
    where:
      'https://blog.yourpersonalpowersymbol.com/numerology/calculating-your-heart-desire-number',
    kind: 'soul-urge',
    said: '11',
    name: 'Rosemary Angelina Church',
    by: 'y-vowel',
  },
  {
    where: 'https://fitnessreporting.com/how-to-calculate-your-soul-urge-number/',
    kind: 'soul-urge',
    said: '6',
    name: 'Emily Jennifer Stone',
    by: 'y-vowel',
  },
  {
    where: 'http://astrotruths.com/index.php/personality-number',
    kind: 'personality',
    said: '2',
    name: 'Agnes Gonxha Bojaxhiu',
    by: 'parts',
  },
  {
    where:
      'https://numerologist.com/numerology/find-out-if-you-have-a-master-number-11-in-your-personal-year/',
    kind: 'personal-year',
    said: '11',
    date: '2000-03-05',
    on: '2019-07-01',
    by: 'masters-kept',
  },
  {
    where: 'https://sueshealinglightpsychicconnections.com/numerology',
    kind: 'personal-year',
    said: '11/2',
    date: '2000-11-11',
    on: '2023-07-01',
    by: 'masters-kept',
  },
  {
    where: 'https://codingace.net/general/personal_year_numerology.html',
    kind: 'personal-year',
    said: '11',
    date: '2001-11-08',
    on: '2026-07-01',
    by: 'masters-kept',
  },
  {
    where: 'https://maritimemysticskitchen.com/2023/12/19/how-to-figure-out-your-personal-numbers/',
    kind: 'personal-year',
    said: '8',
    date: '1987-07-22',
    on: '2023-07-21',
    by: 'from-birthday',
  },
  {
    where:
      'https://www.lynsreadings.com/single-post/2018/12/06/calculating-the-personal-year-number',
    kind: 'personal-year',
    said: '5',
    date: '1945-12-27',
    on: '2019-07-01',
    by: 'from-birthday',
  },
  {
    where:
      'https://www.astrologicalsociety.us/personality-reading/calculation-the-soul-urge-is-derived-by-finding-the-sum.html',
    kind: 'soul-urge',
    said: '22',
    name: 'Carolyn Sylvia Young',
    by: 'parts + y-by-neighbors',
  },
];

const slipped: readonly Explained[] = [
  {
    where: 'https://imageflipfree.com/how-chaldean-numerology-works',
    kind: 'destiny',
    said: '8',
    name: 'Rahul Sharma',
    date: '1988-03-15',
    by: 'life-path',
  },
  {
    where: 'http://anupamkapil.com/How_To_Calculate_Your_Numbers.aspx',
    kind: 'destiny',
    said: '9',
    name: 'Ajoy Kumar',
    date: '1962-08-10',
    by: 'life-path',
  },
];

const unexplained: readonly Unexplained[] = [
  {
    where: 'https://pratibhamohanty-numbers.blogspot.com',
    kind: 'destiny',
    said: '27',
    name: 'Amit Verma',
    why: 'A slip of the page: the Chaldean letters add up to 10 + 18 = 28.',
  },
  {
    where:
      'https://www.astrologicalsociety.us/personality-reading/calculation-the-soul-urge-is-derived-by-finding-the-sum.html',
    kind: 'soul-urge',
    said: '8',
    name: 'Lowell Adrian Hunter',
    why: 'The W of Lowell counts as a vowel.',
    byChance: ['chaldean'],
  },
  {
    where: 'http://psychicvisions.org/numerology_expression.htm',
    kind: 'destiny',
    said: '22',
    name: 'Anne Mary Williams',
    why: 'A slip of the page: the A of Mary is counted as 5.',
  },
  {
    where: 'http://www.numerology-free.com/numerology-hearts-desire.html',
    kind: 'destiny',
    said: '11/2',
    name: 'Barbara Anne Kelly',
    why: 'A slip of the page: the middle name is added up as Ann.',
  },
  {
    where: 'http://www.numerology-free.com/maturity-number.html',
    kind: 'maturity',
    said: '3',
    name: 'Barbara Anne Kelly',
    date: '1953-11-26',
    why: 'A slip of the page: the middle name is added up as Ann.',
  },
  {
    where: 'https://bhairvibhatt.com/numerology',
    kind: 'life-path',
    said: '1',
    date: '1990-03-14',
    why: 'A slip of the page: its sum has digits that the date has not.',
  },
  {
    where: 'https://bhairvibhatt.com/numerology',
    kind: 'destiny',
    said: '11',
    name: 'John',
    why: 'A slip of the page: H and O count as 0, and N counts twice.',
  },
];

/** The answer to somebody who has read the page. */
function answerTo({ kind, said, name = '', date, on = '2025-05-14' }: Published) {
  const birth = date ? toDate(date) : undefined;
  const question = { kind, said, name, date: birth, choices: undefined };
  const answer = explain(question, toDate(on), 'a-z');
  if (!answer) throw new Error('The question is incomplete');
  return {
    ours: answer.ours.value,
    theirs: answer.theirs,
    reasons: answer.reasons.map(({ departures }) => departures.join(' + ')),
    slips: answer.slips.map(({ id }) => id),
  };
}

function toDate(iso: string) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

describe('what other sites publish', () => {
  test.each(agreeing)('is what we say: $kind $said on $where', (result) => {
    const { ours, theirs } = answerTo(result);
    expect(ours).toBe(theirs);
  });

  test.each(explained)('differs by $by: $kind $said on $where', (result) => {
    expect(answerTo(result).reasons).toContain(result.by);
  });

  test.each(slipped)('is really a $by: $kind $said on $where', (result) => {
    expect(answerTo(result).slips).toEqual([result.by]);
  });

  test.each(unexplained)('stays unexplained: $kind $said on $where. $why', (result) => {
    const { ours, theirs, reasons, slips } = answerTo(result);
    expect(ours).not.toBe(theirs);
    expect(reasons).toEqual(result.byChance ?? []);
    expect(slips).toEqual([]);
  });
});
