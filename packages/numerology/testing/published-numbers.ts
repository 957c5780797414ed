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
const KARMIC = 'github.com/maheshkoriacourse/anko-ki-maya, tests/karmic.test.ts';
const MONKEYS = 'github.com/gr8monk3ys/numerology, lib/numerology/numerology.test.ts';
const METHODS = 'github.com/gr8monk3ys/numerology, content/data/methods_advanced.json';
/** Decoz's own examples, and a person of its own, whose whole chart it states. */
const ULUNE = 'github.com/Ulune/Ulune, scripts/numerology-engine.test.mjs';
const PRIME = 'github.com/idiosynsatiable/PRIME_NUMERA, packages/numerology-core/test';
const NUMANCY = 'github.com/0set0set/numancy, crates/numancy/src/pythagorean.rs';
/** Numbers the years of life from 1, where an age starts from 0. */
const CHARTS = 'github.com/olsonan24/Chartcreation-for-students, tests/numerology.test.mjs';
const SIKKA =
  'matrubharti.com/book/read/content/12904/play-with-numbers-part-7-by-acharya-deepak-sika';
const NUMORA = 'github.com/DarshanKulkarni30/numora, scripts/smoke-pythagorean-chart.ts';
const METADATA = 'github.com/knowurknottty/human-metadata-engine, tests/test_pythagorean.py';
const RATTAN = 'github.com/ai-meharbnsingh/astro_rattan, tests/test_numerology_loshu.py';
const DADA = 'github.com/ulmind-com/DADA-NAMEROLOGY-Backend, tests/test_numerology_engine.py';
const NAIK = 'github.com/NaikDeepak/numero, src/lib/numerology/engine.test.ts';

type Row<Values extends readonly unknown[]> = readonly [...Values, source: string];

// biome-ignore format: one example a line
export const BALANCE: readonly Row<[name: string, value: number]>[] = [
  ['John Henry Smith', 1, 'californiapsychics.com/blog/astrology-numerology/numerology-your-balance-number.html'],
  ['John Peter Hancock', 7, 'decoz.com/Calculations3.htm'],
  ['John Doe', 5, PROKERALA],
  ['Arjun Mehta', 5, `${ASTERWISE}/core-numbers/balance-number/`],
  ['James Earl Carter', 9, 'glama.ai/mcp/servers/asterwise/asterwise-mcp/tools/asterwise_get_balance_number'],
  ['Thomas John Hancock', 2, 'github.com/mappedastrology-tech/mapped, tests/numerology.test.ts'], // 11, reduced
  ['Katherine Mary Smith', 7, MONKEYS],
  ['Ada Lovelace', 4, `${PRIME}/advanced-catalog.test.ts`],
  ['Camille Marie Laurent', 1, ULUNE],
  ['Aarav Mehta', 5, KARMIC],
  ['John Fitzgerald Kennedy', 9, 'github.com/bigdropco-byte/calculator, src/lib/calculators/__tests__/numerology.test.ts'],
  ['John Michael Smith', 6, METADATA],
  ['Bhagia Meena Rajesh', 6, 'github.com/satyasai2025/AstroOs, apps/api/tests/test_meena_numerology.py'],
  ['Darshan Kulkarni', 6, NUMORA],
];

// biome-ignore format: one example a line
export const RATIONAL_THOUGHT: readonly Row<[name: string, day: number, value: number]>[] = [
  ['Victor Howard Newell', 21, 9, 'freetarot.com/numerology/rational-thought/'], // adds 6 and 21
  ['John', 16, 9, `${API}/core/rational-thought-number/`],
  ['John Doe', 12, 5, PROKERALA],
  [TOM.name, TOM.birth.day, 7, ULUNE],
  ['Camille Marie Laurent', 15, 7, ULUNE],
  ['John', 15, 8, MONKEYS], // adds 20 and 15
  ['Mary', 7, 1, MONKEYS],
  ['Ana', 7, 5, `${PRIME}/rational-thought.test.ts`],
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
  ['Grace Hopper', '.........', [2, 4], NUMANCY],
  ['Arjun Mehta', '311120011', [6, 7], 'glama.ai/mcp/connectors/com.asterwise.mcp/asterwise/tools/asterwise_get_karmic_lessons'],
  ['Aarav Mehta', '4........', [3, 6, 7], KARMIC],
  ['Alexander Michael Smith', '41334.023', [7], 'feliciabender.com/karmic-lesson-number-1/'], // calls the X a 7 once
  ['Jason Doe', '.00...000', [2, 3, 7, 8, 9], 'roxyapi.com/docs/numerology'], // its counts are of another name
  ['Maria Silva', '.........', [2, 5, 6, 7, 8], 'github.com/robsonblue07/arcanum, tests/numerology/pythagorean.test.ts'],
  ['Thomas John Hancock', '422123030', [7, 9], MONKEYS],
  ['Katherine Mary Smith', '330230124', [3, 6], METHODS],
  ['Camille Marie Laurent', '..5......', [6, 7, 8], ULUNE],
  ['Darshan Kulkarni', '.........', [6, 7], NUMORA],
  ['CAPT', '11100.1..', [4, 5, 6, 8, 9], METADATA],
  ['AAAA', '4........', [2, 3, 4, 5, 6, 7, 8, 9], `${PRIME}/frequencies.test.ts`],
];

// biome-ignore format: one example a line
export const SUBCONSCIOUS_SELF: readonly Row<[name: string, value: number]>[] = [
  ['John Doe', 5, PROKERALA],
  ['Kirti Gunjan', 6, 'github.com/kirti6666/NumeroVeda, tests/numerology.test.ts'],
  ['Grace Hopper', 7, NUMANCY],
  ['Thomas John Hancock', 7, MONKEYS],
  ['Katherine Mary Smith', 7, MONKEYS],
  ['Camille Marie Laurent', 6, ULUNE],
  ['Darshan Kulkarni', 7, NUMORA],
  ['AAAA', 1, `${PRIME}/frequencies.test.ts`],
];

/** Physical, mental, emotional and intuitive, added and reduced with masters kept. */
// biome-ignore format: one example a line
export const PLANES: readonly Row<[name: string, values: readonly number[]]>[] = [
  ['Norman Gene Macdonald', [8, 33, 3, 3], 'github.com/Michael-Sebero/Numerology-Calculator, README.md'],
  ['Camille Marie Laurent', [5, 8, 11, 6], ULUNE],
];

/** How many letters each plane has, in the same order. */
// biome-ignore format: one example a line
export const PLANE_COUNTS: readonly Row<[name: string, counts: string]>[] = [
  ['Thomas John Hancock', '1853', MONKEYS],
  ['Ada Lovelace', '.5..', `${PRIME}/advanced-catalog.test.ts`], // of its two Es, lists one
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
  ['Aarav Mehta', { cornerstone: 'A1', firstVowel: 'A1' }, KARMIC],
  ['Thomas John Hancock', { cornerstone: 'T2', firstVowel: 'O6', capstone: 'S1' }, METHODS],
  ['Katherine Mary Smith', { cornerstone: 'K2', firstVowel: 'A1', capstone: 'E5' }, METHODS],
  ['John', { cornerstone: 'J1', firstVowel: 'O6', capstone: 'N5' }, METHODS],
  ['Mary', { firstVowel: 'A1' }, METHODS],
  ['Camille Marie Laurent', { cornerstone: 'C3', firstVowel: 'A1', capstone: 'E5' }, ULUNE],
  ['Dallas', { cornerstone: 'D4', firstVowel: 'A1', capstone: 'S1' }, `${PRIME}/name-structure.test.ts`],
];

/** Life Path and Expression, Soul Urge and Personality. Nobody's Destiny and Personality was found. */
// biome-ignore format: one example a line
export const BRIDGES: readonly Row<[name: string, birth: CalendarDate, values: readonly number[]]>[] = [
  [TOM.name, TOM.birth, [3, 5], 'decoz.com/numerology-Course-11.htm'], // 4 − 1 and 9 − 4
  ['Camille Marie Laurent', { year: 1990, month: 6, day: 15 }, [1, 6], ULUNE],
];

/** The letters that hold at an age: of the first, the middle and the last name. */
// biome-ignore format: one example a line
export const TRANSITS: readonly Row<[name: string, age: number, letters: string]>[] = [
  [TOM.name, 1, 'TCM', 'decoz.com/numerology-Course-17.htm'],
  [TOM.name, 2, 'HCM', 'decoz.com/numerology-Course-17.htm'],
  [TOM.name, 20, 'AIH', 'worldnumerology.com/blog/numerology-course-22-transits-continued/'],
  [TOM.name, 22, 'TIH', 'decoz.com/numerology-Course-17.htm'], // the first name begins anew
  ['John Alan Doe', 30, 'H..', `${API}/cycles/transits/`],
  ['Camille Marie Laurent', 36, 'IRR', ULUNE],
  ['Mary Elizabeth Johnson', 0, 'MEJ', `${PRIME}/transits.test.ts`],
  ['Mary Elizabeth Johnson', 3, 'M..', `${PRIME}/transits.test.ts`],
  ['Mary Elizabeth Johnson', 4, 'A..', `${PRIME}/transits.test.ts`],
  ['Roman Peter Vaughan', 24, 'NRN', CHARTS],
  ['Roman Peter Vaughan', 25, 'RRN', CHARTS],
  ['Roman Peter Vaughan', 28, 'RPN', CHARTS],
  ['Roman Peter Vaughan', 29, 'RPV', CHARTS],
  ['Roman Peter Vaughan', 33, 'RPA', CHARTS],
  ['Roman Peter Vaughan', 34, 'OPU', CHARTS],
  ['Roman Peter Vaughan', 35, 'OEU', CHARTS],
  ['Roman Peter Vaughan', 37, 'OEG', CHARTS],
  ['Roman Peter Vaughan', 40, 'MTG', CHARTS],
  ['Roman Peter Vaughan', 42, 'MEG', CHARTS],
  ['Alexander Joshua Olson', 15, 'A..', CHARTS],
  ['Alexander Joshua Olson', 30, 'R..', CHARTS],
];

/** The essence at an age. */
// biome-ignore format: one example a line
export const ESSENCES: readonly Row<[name: string, age: number, value: number]>[] = [
  ['Camille Marie Laurent', 36, 9, ULUNE],
  ['Mary Elizabeth Johnson', 0, 1, `${PRIME}/transits.test.ts`],
  ['Sue Ann Dunn', 0, 6, SIKKA],
  ['Sue Ann Dunn', 2, 3, SIKKA],
  ['Sue Ann Dunn', 6, 4, SIKKA],
  ['Sue Ann Dunn', 8, 6, SIKKA],
  ['Sue Ann Dunn', 9, 11, SIKKA],
  ['Roman Peter Vaughan', 24, 1, CHARTS],
  ['Roman Peter Vaughan', 25, 5, CHARTS],
  ['Roman Peter Vaughan', 28, 3, CHARTS],
  ['Roman Peter Vaughan', 33, 8, CHARTS],
  ['Roman Peter Vaughan', 34, 7, CHARTS],
  ['Roman Peter Vaughan', 37, 9, CHARTS],
  ['Roman Peter Vaughan', 40, 4, CHARTS],
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
  ['1990-06-15', '200011002', ['159'], ULUNE],
  ['2002-02-02', '040000000', [], ULUNE],
  ['1990-11-29', '310000003', undefined, 'github.com/Abhineetbajaj/Astra-beta-version, src/numerology-engine/__tests__/vedic.test.ts'],
  ['1990-03-24', '....00002', undefined, 'github.com/unexperiencedone/komal-kalra, scripts/astrology-selftest.ts'],
  ['1992-04-22', '130100002', undefined, 'github.com/tantar22/omninumerology, src/engine/__tests__/loshu.test.ts'],
  ['1995-05-19', '200020003', undefined, RATTAN],
  ['1992-04-28', '120100012', undefined, RATTAN],
  ['1965-04-15', '200121001', undefined, RATTAN],
  ['1965-04-25', '110121001', undefined, RATTAN],
  ['1990-01-01', '300000002', undefined, RATTAN],
  ['1980-01-10', '300000011', undefined, NAIK],
  ['1990-01-11', '400000002', undefined, NAIK],
  ['1984-04-02', '110200011', undefined, DADA],
  ['1995-08-28', '110010022', undefined, 'github.com/benigogoi/Lifescript, scripts/test-numerology.ts'],
  // Those that follow add other numbers to the digits, which are dots here.
  ['1985-06-18', '2.001102.', undefined, DADA],
  ['1986-03-11', '...00.0..', undefined, DADA],
  ['1992-05-14', '210..0002', undefined, 'github.com/peeeooosss/numerology, scripts/test-numerology.ts'],
  ['1992-08-23', '.2.0.0..2', undefined, 'github.com/DyutimaOPC/AstroRishi, src/lib/numerology/engine.test.ts'],
  ['1973-12-09', '...0.0.0.', undefined, 'jcchaudhry.com/what-is-lo-shu-grid'],
  ['1979-12-05', '210010102', undefined, 'veastrology.com/psycho-matrix-calc.html'], // its first series
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
