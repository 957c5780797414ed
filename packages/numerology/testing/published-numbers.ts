import type { CalendarDate } from '../src/calendar/calendar-date.ts';

// Numbers that others have published, each with its address. None was worked out for this table.

/** The person whose whole chart Hans Decoz works out in his course; born July 3, 1962. */
export const TOM = { name: 'Thomas Cruise Mapother', birth: { year: 1962, month: 7, day: 3 } };

/** The examples of Prokerala's API for John Doe, born February 12, 2004, as this test quotes them. */
const PROKERALA = 'github.com/thebrownhuman/AstroEngine, tests/test_numerology.py';
const API = 'numerology-api-docs.pages.dev/api-reference';
const ASTERWISE = 'docs.asterwise.com/reference/numerology';
const CASES = 'astrologicalsociety.us/personality-reading/cases.html';
const LETTERS_BOOK = 'trantor.is/content/Y8hWysDlsoFZSUjy/M624_ChaldeanNFB-4.html';
/** After Luo Clement's book of 1908. */
const CLEMENT = 'pypi.org/project/ancient-science-of-numbers, its tests of letters';
const ANKO = 'github.com/maheshkoriacourse/anko-ki-maya, tests/loshu.test.ts';
const TAROMAYA = 'github.com/rioelixir/taromaya-5811083c, src/lib/loshu.test.ts';

type Row<Values extends readonly unknown[]> = readonly [...Values, source: string];

// biome-ignore format: one example a line
export const BALANCE: readonly Row<[name: string, value: number]>[] = [
  ['John Henry Smith', 1, 'californiapsychics.com/blog/astrology-numerology/numerology-your-balance-number.html'],
  ['John Peter Hancock', 7, 'decoz.com/Calculations3.htm'],
  ['John Doe', 5, PROKERALA],
  ['Arjun Mehta', 5, `${ASTERWISE}/core-numbers/balance-number/`],
];

// biome-ignore format: one example a line
export const RATIONAL_THOUGHT: readonly Row<[name: string, day: number, value: number]>[] = [
  ['Victor Howard Newell', 21, 9, 'freetarot.com/numerology/rational-thought/'], // adds 6 and 21
  ['John', 16, 9, `${API}/core/rational-thought-number/`],
  ['John Doe', 12, 5, PROKERALA],
];

/** How often each value occurs, from 1 to 9 (a dot where the source does not say), and which do not. */
// biome-ignore format: one example a line
export const LESSONS: readonly Row<[name: string, counts: string, missing: readonly number[]]>[] = [
  ['Johannes Albertus Decoz', '523152021', [7], 'worldnumerology.com/blog/Numerology-Karmic-Lessons.html'],
  ['Barrack Obama', '431101002', [5, 7, 8], 'github.com/compuuteio/numerology, README.md'],
  ['Jean-Pierre Boisrond', '310152105', [3, 8], 'github.com/sounak3/numerology, tests/test_numerology.py'],
  ['Ngô Đình Cường', '002132211', [1, 2], 'github.com/cuongdinhngo/tuvidauso, tests/numerology.test.ts'],
  ['Roshan Kumar', '311111012', [7], 'kalachakram.com/ChineseLoshu.htm'],
  ['Kirti Gunjan', '...0.0.0.', [4, 6, 8], 'github.com/kirti6666/NumeroVeda, tests/numerology.test.ts'],
];

// biome-ignore format: one example a line
export const SUBCONSCIOUS_SELF: readonly Row<[name: string, value: number]>[] = [
  ['John Doe', 5, PROKERALA],
  ['Kirti Gunjan', 6, 'github.com/kirti6666/NumeroVeda, tests/numerology.test.ts'],
];

/** Physical, mental, emotional and intuitive, added and reduced with masters kept. */
// biome-ignore format: one example a line
export const PLANES: readonly Row<[name: string, values: readonly number[]]>[] = [
  ['Norman Gene Macdonald', [8, 33, 3, 3], 'github.com/Michael-Sebero/Numerology-Calculator, README.md'],
];

/** Letters of the first name, as far as each source names them. */
// biome-ignore format: one example a line
export const LETTERS: readonly Row<[name: string, { cornerstone?: string; firstVowel?: string; capstone?: string }]>[] = [
  ['Edmund', { cornerstone: 'E5' }, 'en.wikisource.org/wiki/The_Ancient_Science_of_Numbers/Chapter_8'],
  ['Alexander', { cornerstone: 'A1', firstVowel: 'A1' }, 'first-names-meanings.com/initial-of-the-first-name.html'],
  ['Sophie', { cornerstone: 'S1' }, 'first-names-meanings.com/initial-of-the-first-name.html'],
  ['Abigail', { cornerstone: 'A1', firstVowel: 'A1' }, CASES],
  ['Everett', { cornerstone: 'E5', firstVowel: 'E5' }, CASES],
  ['Boyd', { cornerstone: 'B2', firstVowel: 'O6' }, CASES], // counts OY together
  ['Sharon', { cornerstone: 'S1' }, LETTERS_BOOK],
  ['Sasha', { cornerstone: 'S1' }, LETTERS_BOOK],
  ['John Smith', { capstone: 'N5' }, `${API}/core/capstone-letter`],
  ['John Doe', { cornerstone: 'J1', capstone: 'N5' }, PROKERALA],
  ['John', { cornerstone: 'J1', capstone: 'N5' }, CLEMENT],
  ['A', { cornerstone: 'A1', capstone: 'A1' }, CLEMENT],
];

/** Life Path and Expression, Soul Urge and Personality. Nobody's Destiny and Personality was found. */
// biome-ignore format: one example a line
export const BRIDGES: readonly Row<[name: string, birth: CalendarDate, values: readonly number[]]>[] = [
  [TOM.name, TOM.birth, [3, 5], 'decoz.com/numerology-Course-11.htm'], // 4 − 1 and 9 − 4
];

/** The letters that hold at an age: of the first, the middle and the last name. */
// biome-ignore format: one example a line
export const TRANSITS: readonly Row<[name: string, age: number, letters: string]>[] = [
  [TOM.name, 1, 'TCM', 'decoz.com/numerology-Course-17.htm'],
  [TOM.name, 2, 'HCM', 'decoz.com/numerology-Course-17.htm'],
  [TOM.name, 20, 'AIH', 'worldnumerology.com/blog/numerology-course-22-transits-continued/'],
  [TOM.name, 22, 'TIH', 'decoz.com/numerology-Course-17.htm'], // the first name begins anew
  ['John Alan Doe', 30, 'H..', `${API}/cycles/transits/`],
];

/**
 * How often each digit of a birth date occurs, from 1 to 9 (a dot where the source does not say), and
 * the lines that it calls full: those and, where it lists them all, no others.
 */
// biome-ignore format: one example a line
export const GRIDS: readonly Row<[birth: string, counts: string, full?: readonly string[]]>[] = [
  ['1982-08-15', '210010021', undefined, 'astromedha.in/insights/lo-shu/grid'],
  ['1977-07-12', '210000301', undefined, 'vaastuinternational.com/ifpakwa.html'],
  ['1869-10-02', '210001011', undefined, 'vastunshastraornumerology.blogspot.com/2021/10/how-to-create-lo-shu-grid-basic-grid.html'],
  ['1990-03-15', '201010002', undefined, 'numerologyscience.com/loshu-grid.php and astrogya.com/glossary/lo-shu-grid'],
  ['1985-04-27', '110110111', undefined, 'dashagochar.com/en/learn/lo-shu-grid-missing-numbers'],
  ['1987-01-10', '3........', undefined, 'numeroguide.com/what-does-my-birth-date-mean/'],
  ['1990-05-14', '.0011...2', undefined, 'mcpservers.org/zh-TW/servers/getsolulu-com-for-ai'],
  ['1978-03-20', '.........', ['123', '789'], 'astrology-tarot.com/numerology-birth-date-and-time/'],
  ['1985-11-12', '410010011', ['159', '258'], `${ASTERWISE}/alternative-systems/lo-shu-grid/`],
  ['1990-06-15', '200011002', ['159'], ANKO],
  ['1980-02-29', '120000012', [], ANKO],
  ['1990-05-15', '200020002', undefined, TAROMAYA], // the digits of the date, to which it adds two sums
  ['2000-01-01', '210000000', undefined, TAROMAYA],
];

/** Core numbers of whole names. */
// biome-ignore format: one example a line
export const NAMES: readonly Row<[name: string, soulUrge: number, destiny: number]>[] = [
  ['Sally Jane Smith', 7, 6, 'xert.org/numerology/index.php'],
  [TOM.name, 9, 4, 'decoz.com/numerology-Course-11.htm'],
  ['John Doe', 8, 8, PROKERALA],
  ['Barrack Obama', 1, 5, 'github.com/compuuteio/numerology, README.md'],
  ['Anna Maria Kowalska', 3, 3, 'github.com/linksbetseo/numero-guide, src/lib/numerology.test.ts'],
  ['Aarav Mehta', 9, 9, 'github.com/maheshkoriacourse/anko-ki-maya, tests/numerology.test.ts'],
  ['Kirti Gunjan', 22, 8, 'github.com/kirti6666/NumeroVeda, tests/numerology.test.ts'],
  ['Pythagoras', 8, 4, 'github.com/hbkdad/astroligyapp, tests/numerology.test.ts'],
];
