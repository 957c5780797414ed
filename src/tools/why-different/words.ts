import { plural, spelled } from '#texts/language';
import { numberNames } from '../../numbers/number-names';
import type { SumId } from '../../person/form/sum-ids';
import type { Explanation } from './explanation/explain';
import type { Question } from './explanation/questions';

/** The answer in a line: “33 here, 6 there”. */
export function headline({ ours, theirs }: Explanation): string {
  return ours.value === theirs ? `${theirs} here and there` : `${ours.value} here, ${theirs} there`;
}

/** The answer in a sentence or two. */
export function summary({ ours, theirs, reasons, tried }: Explanation, kind: SumId): string {
  const { label } = numberNames[kind];
  if (ours.value === theirs) {
    return `We get ${theirs} for your ${label} too, so there’s nothing to explain. If the two sites read it differently, that’s taste: the sums agree.`;
  }
  const found = `By our rules your ${label} is ${ours.value}.`;
  if (reasons.length === 0) {
    return `${found} We tried ${tried} sets of rules that other sites use, and none of them gives ${theirs}.`;
  }
  const count = reasons.length;
  return plural(
    count,
    `${found} We know of one way to count that gives ${theirs}. If that’s theirs, nobody’s made a mistake: it’s another custom.`,
    `${found} We know of ${spelled(count)} ways to count that give ${theirs}, and the likeliest comes first. If theirs is among them, nobody’s made a mistake: they’re different customs.`,
  );
}

/** How many of the nine digits the rules lead to, which says how little a match proves. */
export function reach({ tried, reached }: Explanation, kind: SumId): string {
  const { label } = numberNames[kind];
  const asOne = 'with a master number taken as the digit it comes down to';
  return plural(
    reached,
    `All the sets of rules we tried lead your ${label} to one and the same digit, ${asOne}.`,
    `The ${tried} sets of rules we tried lead your ${label} to ${spelled(reached)} of the nine digits, ${asOne}. The more digits they reach, the less it proves that one of them fits.`,
  );
}

/** What to look at where no rule leads to the number. */
export function thingsToCheck({ kind }: Question): readonly string[] {
  const { usesName, usesDate } = numberNames[kind];
  return [
    ...(usesName
      ? [
          'Is the name spelled the same on both sites? One letter more or less changes the sum.',
          'Did you type a married name there, or a nickname?',
        ]
      : []),
    ...(usesDate
      ? [
          'Is the birth date the same on both sites? Swapping day and month makes no difference to this number, but a wrong year does.',
        ]
      : []),
    ...(kind === 'personal-year'
      ? ['Was it the same calendar year? The number goes up by one every January.']
      : []),
    'Do both sites mean the same number? Names differ: Soul Urge is also called Heart’s Desire, Destiny is also called Expression, and a few sites swap the two ideas altogether.',
    'Some sites give a number that doesn’t come from your name or date at all. If theirs shows no sum, there’s no way to tell.',
  ];
}
