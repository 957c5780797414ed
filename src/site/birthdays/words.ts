import { pairPath, path } from '../../config/paths';
import { workingLine } from '../../person/working/step-words';
import type { DayOfMonth } from '../../readings/types';
import { type bestMatches, numberOfDay } from './birthdays';

/** The Birthday number of a day and how it was found. */
export function describeNumber(day: DayOfMonth): string {
  const { value, steps } = numberOfDay(day);
  const found = steps.length > 0 ? `${workingLine(steps)}. ` : '';
  return `${found}Your Birthday number is [${value}](${path(`numbers/${value}`)}).`;
}

export const aboutMatches = (number: number) =>
  `The three other Birthday numbers that score highest with ${number} in [our table of pairs](page:pairs), and everyone who has them.`;

/** Days with another Birthday number, and the score of the two numbers. */
export function describeMatch(
  day: DayOfMonth,
  { number, score, days }: ReturnType<typeof bestMatches>[number],
): string {
  const links = days.map((other) => `[${other}](${path(`birthdays/${other}`)})`);
  const pair = pairPath(numberOfDay(day).value, number);
  return `${links.join(', ')}: Birthday number ${number}, [${score} of 100](${pair})`;
}

export const noSuchDay = (day: DayOfMonth) => `No ${day} in this month`;
