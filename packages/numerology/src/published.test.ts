import { expect, it } from 'vitest';
import {
  balance,
  birthGrid,
  bridges,
  CHALDEAN,
  capstone,
  compoundOf,
  cornerstone,
  destiny,
  essence,
  firstVowel,
  karmicLessons,
  parseDate,
  planesOfExpression,
  rationalThought,
  soulUrge,
  subconsciousSelf,
} from './index.ts';

/** Whose whole chart Hans Decoz works out in his course. */
const TOM = 'Thomas Cruise Mapother';
const BORN = { year: 1962, month: 7, day: 3 };
const COURSE = 'decoz.com/numerology-Course';
const ANCIENT = 'en.wikisource.org/wiki/The_Ancient_Science_of_Numbers/Chapter_8';
const MONKEYS = 'github.com/gr8monk3ys/numerology, content/data/methods_advanced.json';
const CHARTS = 'github.com/olsonan24/Chartcreation-for-students, tests/numerology.test.mjs';
/** Quotes Cheiro’s Book of Numbers, pages 71 and 72. */
const CHEIRO = 'github.com/teispace/teistro-sdk, crates/numerology/src/tests.rs';

const lettersOf = (name: string) =>
  [cornerstone, firstVowel, capstone].map((of) => `${of(name).letter}${of(name).value}`).join(' ');
const planesOf = (name: string) =>
  Object.values(planesOfExpression(name)).map(({ value }) => value);
const bridgesOf = (name: string) => {
  const { lifePathAndExpression, soulUrgeAndPersonality } = bridges(name, BORN);
  return [lifePathAndExpression.value, soulUrgeAndPersonality.value];
};
const essenceAt = (name: string, age: number) =>
  essence(name, BORN, { today: { ...BORN, year: BORN.year + age } });
const transitsAt = (name: string, age: number) => {
  const { physical, mental, spiritual } = essenceAt(name, age);
  return [physical, mental, spiritual].map((transit) => transit?.letter).join('');
};
const gridOf = (text: string) => birthGrid(parseDate(text) ?? expect.fail(text));
const fullIn = (text: string) => gridOf(text).pythagorean.full.map((line) => line.join(''));
const chaldean = (name: string) => {
  const worked = destiny(name, { alphabet: CHALDEAN });
  return [compoundOf(worked).value, worked.value];
};

// None was worked out for this table.
// biome-ignore format: one example a line
it.each<[what: string, found: unknown, published: unknown, source: string]>([
  ['Soul Urge', soulUrge(TOM).value, 9, `${COURSE}-11.htm`],
  ['Destiny', destiny(TOM).value, 4, `${COURSE}-11.htm`],
  ['Soul Urge with a master', soulUrge('Kirti Gunjan').value, 22, 'github.com/kirti6666/NumeroVeda, tests/numerology.test.ts'],
  ['Destiny', destiny('Sally Jane Smith').value, 6, 'xert.org/numerology/index.php'],
  ['Balance', balance('John Henry Smith').value, 1, 'californiapsychics.com/blog/astrology-numerology/numerology-your-balance-number.html'],
  ['Balance', balance('John Peter Hancock').value, 7, 'decoz.com/Calculations3.htm'],
  ['Balance of 11', balance('Thomas John Hancock').value, 2, 'github.com/mappedastrology-tech/mapped, tests/numerology.test.ts'],
  ['Rational Thought', rationalThought('Victor Howard Newell', { ...BORN, day: 21 }).value, 9, 'freetarot.com/numerology/rational-thought/'],
  ['lessons', karmicLessons('Johannes Albertus Decoz').value, [7], 'worldnumerology.com/blog/Numerology-Karmic-Lessons.html'],
  ['lessons with accents', karmicLessons('Ngô Đình Cường').value, [1, 2], 'github.com/cuongdinhngo/tuvidauso, tests/numerology.test.ts'],
  ['Subconscious Self', subconsciousSelf('Grace Hopper').value, 7, 'github.com/0set0set/numancy, crates/numancy/src/pythagorean.rs'],
  ['planes', planesOf('Norman Gene Macdonald'), [8, 33, 3, 3], 'github.com/Michael-Sebero/Numerology-Calculator, README.md'],
  ['Cornerstone', cornerstone('Edmund').letter, 'E', ANCIENT],
  ['letters', lettersOf('Thomas John Hancock'), 'T2 O6 S1', MONKEYS],
  ['letters', lettersOf('Katherine Mary Smith'), 'K2 A1 E5', MONKEYS],
  ['bridges', bridgesOf(TOM), [3, 5], `${COURSE}-11.htm`],
  ['transits', transitsAt(TOM, 2), 'HCM', `${COURSE}-17.htm`],
  ['transits', transitsAt(TOM, 20), 'AIH', 'worldnumerology.com/blog/numerology-course-22-transits-continued/'],
  ['transits of a first name that begins anew', transitsAt(TOM, 22), 'TIH', `${COURSE}-17.htm`],
  ['transits', transitsAt('Roman Peter Vaughan', 35), 'OEU', CHARTS],
  ['Essence', essenceAt('Roman Peter Vaughan', 37).value, 9, CHARTS],
  ['Essence of 11', essenceAt('Sue Ann Dunn', 9).value, 11, 'matrubharti.com/book/read/content/12904/play-with-numbers-part-7-by-acharya-deepak-sika'],
  ['grid', gridOf('1869-10-02').value.join(''), '210001011', 'vastunshastraornumerology.blogspot.com/2021/10/how-to-create-lo-shu-grid-basic-grid.html'],
  ['grid', gridOf('1977-07-12').value.join(''), '210000301', 'vaastuinternational.com/ifpakwa.html'],
  ['full lines', fullIn('1978-03-20'), ['123', '789'], 'astrology-tarot.com/numerology-birth-date-and-time/'],
  ['full lines', fullIn('1985-11-12'), ['258', '159'], 'docs.asterwise.com/reference/numerology/alternative-systems/lo-shu-grid/'],
  ['Chaldean', chaldean('Lloyd'), [18, 9], CHEIRO],
  ['Chaldean', chaldean('George'), [25, 7], CHEIRO],
  ['Chaldean 22', chaldean('Baldwin'), [22, 4], CHEIRO],
  ['Chaldean words in one sum', chaldean('Shobhaa De'), [33, 6], 'namemylife.com/blog/Chaldean-numerology-and-name-changes.html'],
  ['Chaldean with an accent', chaldean('Charlotte Brontë'), [59, 5], 'leebor2.100webspace.net/Zymic/number2.html'],
  ['Chaldean', chaldean('Hrithik Roshan'), [43, 7], 'eunnao.com/numerology.html'],
])('%s as others have published: %j is %j (%s)', (_, found, published) => {
  expect(found).toEqual(published);
});
