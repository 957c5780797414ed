const BOOK_CHAPTER = 'https://trantor.is/content/Y8hWysDlsoFZSUjy/M624_ChaldeanNFB-2.html';
const NAME_CONVERSION = 'https://github.com/hamza1886/name-conversion-chaldean-numerology';
const MAHAJYOTISH = 'https://mahajyotish.com/blog/numerology-4-name-numerology';
const NAME_CHANGES = 'http://www.namemylife.com/blog/Chaldean-numerology-and-name-changes.html';
/** Quotes Cheiro’s Book of Numbers, pages 71 and 72, in crates/numerology/src/tests.rs. */
const CHEIRO = 'https://github.com/teispace/teistro-sdk';

/**
 * Chaldean numbers that others have published, with all letters added in one sum as their sources do.
 * The digit is left out where a source prints the compound number alone.
 */
// biome-ignore format: one example a line
export const PUBLISHED_CHALDEAN: readonly (readonly [name: string, compound: number, digit: number | undefined, source: string])[] = [
  ['Lloyd', 18, 9, CHEIRO],
  ['George', 25, 7, CHEIRO],
  ['Baldwin', 22, 4, CHEIRO],
  ['JOHN', 18, 9, BOOK_CHAPTER],
  ['ADAM', 10, 1, BOOK_CHAPTER],
  ['SMITH', 17, 8, BOOK_CHAPTER],
  ['jane', 12, 3, NAME_CONVERSION],
  ['doe', 16, 7, NAME_CONVERSION],
  ['RAM', 7, 7, MAHAJYOTISH],
  ['SUNIL', 18, 9, MAHAJYOTISH],
  ['Jayalalitha', 22, undefined, NAME_CHANGES],
  ['Jayalalithaa', 23, undefined, NAME_CHANGES],
  ['Shobha De', 32, undefined, NAME_CHANGES],
  ['Shobhaa De', 33, undefined, NAME_CHANGES],
  ['RAHUL SHARMA', 33, 6, 'https://imageflipfree.com/how-chaldean-numerology-works'],
  ['Maya', 7, 7, 'https://chaldean-numerology-calculator.com/blog/understanding-chaldean-numerology'],
  ['RELIANCE', 25, 7, 'https://www.namealigned.com/blog/name-numerology-business.html'],
  ['Teena', 20, 2, 'https://landvastu.com/name%20numero.html'],
  ['Cheiro', 23, undefined, 'https://bostjanlovrat.com/tag/lloyd-strayhorn'],
  ['Charlotte Brontë', 59, 5, 'http://leebor2.100webspace.net/Zymic/number2.html'], // counts the ë as an e
  ['Hrithik Roshan', 43, 7, 'http://eunnao.com/numerology.html'],
  ['Barack Obama', 26, 8, 'https://damodaran17numerology.wordpress.com/2009/01/20/obama-and-michelle-strange-numerological-relations/'],
  ['President Obama', 52, 7, 'https://taniagabrielle.com/president_obama_turns_48_whats/'],
  ['Shah Rukh Khan', 42, undefined, 'https://vishvrdhn.wordpress.com/2008/08/30/shah-rukh-hitler-lekha-and-michael/'],
  ['Sunil Cherian', 40, 4, 'http://varthapradakshinam.blogspot.com/2010/02/number-magic-in-our-names.html'],
  ['Aaron', 16, 7, 'https://simonarich.com/your-name-number-and-its-ruling-planet/'],
  ['Louis', 20, 2, 'https://solutioninn.com/study-help/questions/program-details-please-write-in-python-we-start-by-assigning-10558014'],
  ['CHIMAN RAJA', 24, 6, 'https://jainqq.org/explore/032125/99'],
];
