/** A name whose Chaldean number somebody else has published. */
export interface PublishedName {
  /** As spelled in the source. */
  readonly name: string;
  readonly compound: number;
  /** Absent where the source prints the compound number alone. */
  readonly reduced?: number;
  readonly source: string;
}

const BOOK_CHAPTER = 'https://trantor.is/content/Y8hWysDlsoFZSUjy/M624_ChaldeanNFB-2.html';
const NAME_CONVERSION = 'https://github.com/hamza1886/name-conversion-chaldean-numerology';
const MAHAJYOTISH = 'https://mahajyotish.com/blog/numerology-4-name-numerology';
const NAME_CHANGES = 'http://www.namemylife.com/blog/Chaldean-numerology-and-name-changes.html';
/** Quotes Cheiro’s Book of Numbers, pages 71 and 72, in crates/numerology/src/tests.rs. */
const CHEIRO = 'https://github.com/teispace/teistro-sdk';

/** All letters added in one sum, as their sources do. */
export const PUBLISHED_CHALDEAN: readonly PublishedName[] = [
  { name: 'Lloyd', compound: 18, reduced: 9, source: CHEIRO },
  { name: 'George', compound: 25, reduced: 7, source: CHEIRO },
  { name: 'Baldwin', compound: 22, reduced: 4, source: CHEIRO },
  { name: 'JOHN', compound: 18, reduced: 9, source: BOOK_CHAPTER },
  { name: 'ADAM', compound: 10, reduced: 1, source: BOOK_CHAPTER },
  { name: 'SMITH', compound: 17, reduced: 8, source: BOOK_CHAPTER },
  { name: 'jane', compound: 12, reduced: 3, source: NAME_CONVERSION },
  { name: 'doe', compound: 16, reduced: 7, source: NAME_CONVERSION },
  { name: 'RAM', compound: 7, reduced: 7, source: MAHAJYOTISH },
  { name: 'SUNIL', compound: 18, reduced: 9, source: MAHAJYOTISH },
  { name: 'Jayalalitha', compound: 22, source: NAME_CHANGES },
  { name: 'Jayalalithaa', compound: 23, source: NAME_CHANGES },
  { name: 'Shobha De', compound: 32, source: NAME_CHANGES },
  { name: 'Shobhaa De', compound: 33, source: NAME_CHANGES },
  {
    name: 'RAHUL SHARMA',
    compound: 33,
    reduced: 6,
    source: 'https://imageflipfree.com/how-chaldean-numerology-works',
  },
  {
    name: 'Maya',
    compound: 7,
    reduced: 7,
    source: 'https://chaldean-numerology-calculator.com/blog/understanding-chaldean-numerology',
  },
  {
    name: 'RELIANCE',
    compound: 25,
    reduced: 7,
    source: 'https://www.namealigned.com/blog/name-numerology-business.html',
  },
  {
    name: 'Teena',
    compound: 20,
    reduced: 2,
    source: 'https://landvastu.com/name%20numero.html',
  },
  { name: 'Cheiro', compound: 23, source: 'https://bostjanlovrat.com/tag/lloyd-strayhorn' },
  {
    // The source counts the ë as an e.
    name: 'Charlotte Brontë',
    compound: 59,
    reduced: 5,
    source: 'http://leebor2.100webspace.net/Zymic/number2.html',
  },
  {
    name: 'Hrithik Roshan',
    compound: 43,
    reduced: 7,
    source: 'http://eunnao.com/numerology.html',
  },
  {
    name: 'Barack Obama',
    compound: 26,
    reduced: 8,
    source:
      'https://damodaran17numerology.wordpress.com/2009/01/20/obama-and-michelle-strange-numerological-relations/',
  },
  {
    name: 'President Obama',
    compound: 52,
    reduced: 7,
    source: 'https://taniagabrielle.com/president_obama_turns_48_whats/',
  },
  {
    name: 'Shah Rukh Khan',
    compound: 42,
    source: 'https://vishvrdhn.wordpress.com/2008/08/30/shah-rukh-hitler-lekha-and-michael/',
  },
  {
    name: 'Sunil Cherian',
    compound: 40,
    reduced: 4,
    source: 'http://varthapradakshinam.blogspot.com/2010/02/number-magic-in-our-names.html',
  },
  {
    name: 'Aaron',
    compound: 16,
    reduced: 7,
    source: 'https://simonarich.com/your-name-number-and-its-ruling-planet/',
  },
  {
    name: 'Louis',
    compound: 20,
    reduced: 2,
    source:
      'https://solutioninn.com/study-help/questions/program-details-please-write-in-python-we-start-by-assigning-10558014',
  },
  {
    name: 'CHIMAN RAJA',
    compound: 24,
    reduced: 6,
    source: 'https://jainqq.org/explore/032125/99',
  },
];
