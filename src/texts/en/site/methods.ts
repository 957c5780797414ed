import type { LifeSpan } from '@ninefold/numerology';

export const onThisPage = 'On this page';
export const elsewhere = 'Elsewhere';

export const letterValues = 'The values of the letters';
export const value = 'Value';
export const ourLetters = 'Our letters';
export const chaldeanLetters = 'Chaldean letters';
export const none = 'none';

export const inOneRow = (title: string) => `${title}, in one row`;
export const inThreeParts = (title: string) => `${title}, in three parts`;

export const number = 'Number';
export const rule = 'Rule';
export const rules = {
  'name-number': 'The letters of the first word, reduced',
  'life-path': 'All digits of the birth date, reduced',
  destiny: 'All letters of the whole name, reduced',
  'soul-urge': 'The vowels, reduced',
  personality: 'The consonants, Y among them, reduced',
  expression: 'The same sum as Destiny',
  maturity: 'Life Path plus Destiny, reduced again',
  attitude: 'Birth month plus birth day, reduced',
  'hidden-passion': 'The value that most letters have',
};

export const ordinals = ['First', 'Second', 'Third', 'Fourth'];
export const pinnacles = 'Pinnacles';
export const challenges = 'Challenges';
export const periods = 'Periods';

/** A number of a long cycle, and the ages it holds for. */
export function describeSpan({ value, fromAge, toAge }: LifeSpan): string {
  if (toAge === undefined) return `${value}, from ${fromAge} on`;
  return fromAge === 0 ? `${value}, to ${toAge}` : `${value}, ${fromAge} to ${toAge}`;
}

/** The six numbers of a draw. */
export const drawn = (lifePath: number, day: string, numbers: readonly number[]) =>
  `For a Life Path of ${lifePath} on ${day} that gives ${numbers.join(', ')}.`;
export const howFound = 'How these six were found';
