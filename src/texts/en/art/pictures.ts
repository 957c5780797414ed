/*
 * What is lettered in the pictures of articles.
 */

/** What the articles add up letter by letter: a name, one name in three spellings, and a sentence. */
export const addedName = 'Maud Perry';
export const spellings = ['Eric', 'Erik', 'Eryk'];
export const addedSentence = 'I sing on Tuesdays';

/** The places of children, by what a place is called in the code. */
export const places = { eldest: 'eldest', middle: 'middle', youngest: 'youngest', only: 'only' };

/** How a boat goes in its river. */
export const currents = ['with', 'against', 'across'];

/** What is asked of two jobs. */
export const questions = {
  reader: 'Who read it?',
  signature: 'What may I sign?',
  lunch: 'Where do we eat?',
};

export const rooms = ['bed', 'kitchen', 'street'];
export const triads = { mind: 'mind', matter: 'matter', heart: 'heart' };

export const name = 'name';
export const date = 'date';
export const dateParts = { month: 'month', day: 'day', year: 'year' };
export const thisYear = 'this year';
/** From Sunday on. */
export const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

export const sum = 'sum';
export const kept = 'kept';
export const none = 'none';

/** A star whose points are joined by a stride: “9 by 2”. */
export const byStride = (points: number, stride: number) => `${points} by ${stride}`;
