/** What the card of a page shows, for whoever cannot see it. */
export const besideHeading = (heading: string, drawing: string) =>
  `“${heading}”, beside ${drawing}`;

/** A number's figure, and a day's leaf over one. */
export const figureOf = (number: number) => `the figure of ${number}`;
export const leafOf = (day: number, number: number) =>
  `a calendar leaf with the ${day} on it, over ${figureOf(number)}`;

/** On a shop's sign, over its number: four letters that come to 6. */
export const onSign = 'Name';

/** Two names that sound the same and come to two numbers, and December 20, 1999. */
export const soundAlike = ['Kate', 'Cate'];
export const slipDate = '12 20 1999';

/** The drawings, by the names that the records of the pages use. */
export const drawings = {
  nineNumbers: 'nine figures joined in a ring',
  yearWheel: 'a wheel of nine years, the fifth of them lit',
  compasses: 'a pair of compasses drawing a figure',
  hangingSign: 'a shop sign hanging from its bracket',
  earlierLives: 'nine-sided frames, each inside the last, down to a point of light',
  calendarPage: 'a calendar page with thirty-one dots, one of them in a ring',
  clockFace: 'a digital clock reading 11:11 inside the figure of 11',
  birthSquare:
    'a square of nine boxes with some digits in them and two lines through three of them',
  dayLeaves: 'three leaves of a calendar, each with a figure on it',
  priceTags: 'three price tags on strings, each with a figure',
  scrapOfPaper: 'a name added up on a sheet of paper, with a pencil beside it',
  sealedLetter: 'a letter with a figure for its seal',
  keyhole: 'a keyhole in a round plate with a scale',
  sealedSheet: 'a sheet of numbered paragraphs with a seal',
  asterisk: 'a large asterisk over a line of small print',
  linkedRings: 'two linked rings',
  missingStar: 'the figure of 8 with one of its stars missing',
  cutLine: 'the figure of 4 in a circle, and the line to it cut',
  allDoors: 'nine doors in three rows, one of them open',
  twelveFigures: 'the twelve figures on a dial',
  pairTable: 'a table of twelve numbers by twelve, a larger dot for a higher score',
  letterRows: 'the alphabet in nine columns, numbered from 1 to 9',
  familyCircle: 'five figures in a circle, each joined with those it gets along with',
  lifeStrip: 'a life as a strip of ages, with arches above and below it',
  fannedSheets: 'sheets of writing, spread like a fan',
  openBook: 'an open book with a figure on its left page',
  bookCover: 'the cover of a book with the figure of nine',
  dayDial: 'a half-round dial from 0 to 100 with the sun on it',
  twoFigures: 'two figures reaching into each other',
  overlaidFigures: 'the figures of 6 and 9 drawn over each other above five pairs of dots',
  comparedNames: 'the names Kate and Cate, each letter over its value, and their numbers 1 and 11',
  drawnNumbers: 'six numbered balls on a wheel of forty-nine',
  twoSlips: 'two slips of paper with the same date, one ending in 33 and one in 6',
  nameShape: 'nine points on a ring, and one curved line through three of them',
  threeCards: 'three sheets of writing side by side, the middle one marked with a question mark',
  pencilSum: 'a sum on squared paper, 17 and 1 + 7 = 8, with a pencil beside it',
};
