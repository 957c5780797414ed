import { grouped, spelled } from '../language';

export const label = 'Number you saw';
export const hint = 'Up to six digits, like 444 or 11:11';
export const submit = 'Look it up';
export const withoutScript =
  'Looking a number up needs JavaScript, and it’s switched off here. Every entry is below.';

export const yourNumber = 'Your number';
export const noEntry =
  'This number has no entry of its own. We put these lines together from its digits, the way it’s usually done.';
export const onThisPage = 'Numbers on this page';
export const moreAbout = (number: string) => `More about ${number}`;
export const byChance = 'By chance';

interface Chances {
  readonly on12HourClock: number;
  readonly on24HourClock: number;
  readonly oneInReceipts: number;
  readonly oneInPlates: number;
}

/** How often chance alone shows a number: on clocks, receipts and license plates. */
export function describeChances(number: string, chances: Chances): string {
  const { on12HourClock, on24HourClock, oneInReceipts, oneInPlates } = chances;
  const clock =
    on12HourClock > 0
      ? `A clock with twelve hours shows ${number} for ${spelled(on12HourClock)} minutes a day.`
      : on24HourClock > 0
        ? `A clock with 24 hours shows ${number} for one minute a day.`
        : `No clock ever shows ${number}.`;
  const receipt =
    oneInReceipts > 0
      ? `It’s in one in ${grouped(oneInReceipts)} totals under 1,000.00`
      : 'It’s in no total under 1,000.00';
  return `${clock} ${receipt}, and on one in ${grouped(oneInPlates)} plates with four digits.`;
}

export const odds = 'How we counted the odds';
export const aboutOdds =
  'One by one. A day has 1,440 minutes, and we looked at what a clock shows in each. For receipts we went through every total from 0.01 to 999.99, and for plates through every one from 0000 to 9999, and counted those with the number’s digits side by side. That takes all of them to be equally likely, which prices aren’t: plenty of them end in 99.';

export const anyOther = 'Any other number';
export const aboutOthers =
  'There’s no list of all numbers, and nobody sends one. What you’ll find elsewhere is put together from the digits, so here are the parts. Look for the pattern first, then read each digit once.';

/** What the eye sees in a row of digits. */
export const patterns = {
  run: 'Three or more of a digit',
  ladder: 'Up or down by one',
  mirror: 'The same backward',
  pair: 'A digit twice in a row',
  none: 'No pattern',
};

export const whyAlways =
  'Why it’s always 11:11, and what to do about it, is in [our article on angel numbers](page:blog/angel-numbers). For the numbers of your name and your birthday, [use the calculator](page:home).';
