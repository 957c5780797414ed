import { parseDate } from '@ninefold/numerology';
import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../../numbers/letter-choices';
import { explainDifference } from './explain';
import { questionIn } from './questions';

/**
 * What other sites state: the number, what they say, for whom, on which day of a Personal Year, why it
 * differs, and the page. The reason is the rule of the page or, if the page does not tell it, the
 * likeliest. A Personal Year does not need the year of birth, so it is 2000 where the page has none.
 *
 * The last two pages made slips: one adds up 28 as 27, the other counts Anne as Ann.
 */
const published = `
  life-path     | 33/6 | Meryl Streep             | 1949-06-22 |            | same                   | https://tableforchange.com/finding-your-destiny-through-numerology/
  life-path     | 6    |                          | 1977-05-04 |            | parts                  | https://www.tokenrock.com/numerology/life_path/
  life-path     | 6    |                          | 1990-08-15 |            | masters-reduced        | https://vedjyotix.com/hi/blog/life-path-number
  life-path     | 22   | Richard Branson          | 1950-07-18 |            | whole-numbers          | http://www.cassandramacleane.com/life-path-numbers-explained
  destiny       | 26/8 | Barack Obama             |            |            | chaldean               | https://www.dnaindia.com/india/report-the-name-should-be-barak-not-barack-1460849/amp
  soul-urge     | 9    | Rahul Sharma             |            |            | chaldean               | https://imageflipfree.com/how-chaldean-numerology-works
  destiny       | 44   | John Smith               |            |            | master-44              | https://numbersinnumerology.blogspot.com/p/name-number.html
  destiny       | 7    | Michael Joseph Jackson   |            |            | without-middle-names   | https://numerology4yoursoul.com/the-many-faces-of-michael-jackson-numerology-focus
  soul-urge     | 7    | Élodie                   |            |            | spelled                | https://roselalune.com/blogs/conseils-beaute-naturelle/comment-calculer-le-nombre-de-lame
  soul-urge     | 11   | Rosemary Angelina Church |            |            | y-vowel                | https://blog.yourpersonalpowersymbol.com/numerology/calculating-your-heart-desire-number
  personality   | 2    | Agnes Gonxha Bojaxhiu    |            |            | parts                  | http://astrotruths.com/index.php/personality-number
  personal-year | 11/2 |                          | 2000-11-11 | 2023-07-01 | masters-kept           | https://sueshealinglightpsychicconnections.com/numerology
  personal-year | 8    |                          | 1987-07-22 | 2023-07-21 | from-birthday          | https://maritimemysticskitchen.com/2023/12/19/how-to-figure-out-your-personal-numbers/
  soul-urge     | 22   | Carolyn Sylvia Young     |            |            | parts + y-by-neighbors | https://www.astrologicalsociety.us/personality-reading/calculation-the-soul-urge-is-derived-by-finding-the-sum.html
  destiny       | 9    | Ajoy Kumar               | 1962-08-10 |            | slip: life-path        | http://anupamkapil.com/How_To_Calculate_Your_Numbers.aspx
  destiny       | 27   | Amit Verma               |            |            | nothing                | https://pratibhamohanty-numbers.blogspot.com
  maturity      | 3    | Barbara Anne Kelly       | 1953-11-26 |            | nothing                | http://www.numerology-free.com/maturity-number.html
`;

const results = published
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([number = '', said = '', name = '', date = '', on = '', by = '', where]) => ({
    asked: {
      people: [{ name, date: parseDate(date), letters: NO_CHOICES }] as const,
      extra: { number, said },
    },
    today: parseDate(on) ?? { year: 2025, month: 5, day: 14 },
    by,
    where,
  }));

test.each(results)('$where: $by', ({ asked, today, by }) => {
  const question = questionIn(asked) ?? expect.fail('The question is incomplete');
  const answer = explainDifference(question, today);
  const reasons = answer.reasons.map(({ departures }) => departures.join(' + '));
  const slips = answer.slips.map(({ id }) => `slip: ${id}`);
  const all = answer.ours.value === answer.theirs ? ['same'] : [...reasons, ...slips];
  expect(all.length > 0 ? all : ['nothing']).toContain(by);
});
