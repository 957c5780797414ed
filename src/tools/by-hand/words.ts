import { parseDate } from '@ninefold/numerology';
import { partTitle } from '@ninefold/numerology/text';
import { listed, longDate, plural, spelled } from '#texts/language';
import { describeSiteStep } from '../../person/working/step-words';
import { unbrokenSum } from '../../ui/text/unbroken-sum';
import type { HandSum, Verdict } from './rules/questions';

/** What is asked, in one line or two: what to do, and the sum. */
export function askIn({ task, terms, answer }: HandSum): readonly [string, string?] {
  const sum = unbrokenSum(`${terms.join(' + ')}?`);
  switch (task.kind) {
    case 'letters':
      return [`Add the values of ${task.letters.map(({ letter }) => letter).join('')}:`, sum];
    case 'words':
      return ['Now put them together:', sum];
    case 'digits':
      return [`Add the digits of ${dateIn(task.text)}:`, sum];
    case 'date':
      return ['Add the month, the day and the year:', sum];
    case 'parts':
      return [`Add ${listed(task.names.map(partTitle))}:`, sum];
    case 'reduce':
      return [`${task.from}, and ${sum}`];
    case 'keep':
      return [`You’ve got ${answer}. What do you write down?`];
    case 'fold':
      return [`${task.from}, and in a Personal Year it goes on:`, sum];
  }
}

/** The same as one sentence: “17, and 1 + 7?” */
export function ask(question: HandSum): string {
  return askIn(question).join(' ');
}

/** Why this is the next thing to do, in a sentence; none where the question says it all. */
export function explainSum({ task, answer }: HandSum): string | undefined {
  switch (task.kind) {
    case 'digits':
      return 'Zeros add nothing, so skip them if you like.';
    case 'reduce':
      return 'Two digits or more, so they’re added once again.';
    case 'keep':
      return `${answer} is special. Add its digits, or leave it alone?`;
    case 'fold':
      return `In the other sums here ${task.from} would stay, as a master number. Personal Years run from 1 to 9 and nothing else, so it comes down one more time.`;
    default:
      return undefined;
  }
}

/** A finished sum as it stands on paper: “1 + 7 = 8”. */
export function written({ task, terms, answer }: HandSum): string {
  return describeSiteStep(
    task.kind === 'keep' ? { kind: 'master-kept', to: answer } : { kind: 'sum', terms, to: answer },
  );
}

/** What is said where the visitor has an answer shown. */
export const shown = (question: HandSum) =>
  `It’s ${question.answer}: ${written(question)}.${aboutMaster(question)}`;

/** What is said about an answer. Nobody is told off for a wrong one. */
export function remark(question: HandSum, given: number, verdict: Verdict): string {
  const { answer } = question;
  switch (verdict) {
    case 'right':
      return `${answer}. That’s it.${aboutMaster(question)}`;
    case 'master':
      return `${given} is the right sum, but ${answer} doesn’t get added. 11, 22 and 33 are master numbers: they stay the way they are, with both their digits.`;
    case 'ahead':
      return `You’re ahead of yourself: ${given} is where this ends up. What’s the whole sum, before anything’s reduced?`;
    case 'close':
      return `So close. ${given} is one off.`;
    case 'wrong':
      return `Not ${given}. No harm done: go through it once more.`;
  }
}

/** A way to get there, after two wrong answers. */
export function hint({ task, terms }: HandSum): string {
  if (task.kind === 'keep') {
    return 'Three numbers are never added up: 11, 22 and 33. Write it down as it is.';
  }
  const [first = 0, second = 0] = terms;
  if (terms.length === 2) {
    return first > 9 && second > 9
      ? `Tens first: ${tens(first)} + ${tens(second)} makes ${tens(first) + tens(second)}. Then the rest: ${first % 10} + ${second % 10}.`
      : `Start at ${Math.max(first, second)} and count ${Math.min(first, second)} up from there.`;
  }
  const half = Math.ceil(terms.length / 2);
  const [start, rest] = [terms.slice(0, half), terms.slice(half)];
  const begun = start.reduce((sum, term) => sum + term, 0);
  return `Half of it first: ${start.join(' + ')} makes ${begun}. Now add ${rest.join(' + ')}.`;
}

/** What a master number is, for whoever has just met one. */
function aboutMaster({ task }: HandSum): string {
  return task.kind === 'keep'
    ? ' You’ve met a master number. 11, 22 and 33 are the three that custom leaves alone: they’re read as themselves, and only at a stretch as the 2, 4 or 6 that their digits make.'
    : '';
}

/** Which sum it is: “Maturity, Life Path first, sum 1 of 5”. */
export function whichSum(label: string, { part }: HandSum, index: number, all: number): string {
  return `${label}${part ? `, ${partTitle(part)} first` : ''}, sum ${index + 1} of ${all}`;
}

export const sheetTitle = (label: string) => `${label}, by hand`;

/** What is said at the end. */
export function ending(sums: number, value: number): string {
  if (value === 0) return 'No letter of that name counts here, so there’s nothing to add.';
  if (sums === 0)
    return 'Only one letter counts, so there was nothing to add. Easiest sum of the day.';
  return `You did that yourself, in ${spelled(sums)} ${plural(sums, 'sum')}, and it’s the number our calculator gives. Now you can do it on the back of an envelope.`;
}

function tens(number: number): number {
  return number - (number % 10);
}

function dateIn(text: string): string {
  const date = parseDate(text);
  return date ? longDate(date) : text;
}
