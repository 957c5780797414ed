import { parseDate } from '@ninefold/numerology';
import { longDate } from '#texts/language';
import * as words from '#texts/tools/by-hand/walk';
import { describeSiteStep } from '../../../result/working/describe-step';
import { unbrokenSum } from '../../../ui/text/unbroken-sum';
import type { HandSum, Verdict } from '../rules/questions';

/** What is asked, in one line or two: what to do, and the sum. */
export function askIn({ task, terms, answer }: HandSum): readonly [string, string?] {
  const sum = unbrokenSum(`${added(terms)}?`);
  switch (task.kind) {
    case 'letters':
      return [words.addLetters(task.letters.map(({ letter }) => letter).join('')), sum];
    case 'words':
      return [words.addWords, sum];
    case 'digits':
      return [words.addDigits(dateIn(task.text)), sum];
    case 'date':
      return [words.addDate, sum];
    case 'parts':
      return [words.addParts(task.names), sum];
    case 'reduce':
      return [words.reduceOn(task.from, sum)];
    case 'keep':
      return [words.keepOrAdd(answer)];
    case 'fold':
      return [words.foldOn(task.from), sum];
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
      return words.whyDigits;
    case 'reduce':
      return words.whyReduce;
    case 'keep':
      return words.whyKeep(answer);
    case 'fold':
      return words.whyFold(task.from);
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
export function shown(question: HandSum): string {
  return words.shown(question.answer, written(question)) + aboutMaster(question);
}

/** What is said about an answer. */
export function remark(question: HandSum, given: number, verdict: Verdict): string {
  const said = words.remarks[verdict](given, question.answer);
  return verdict === 'right' ? said + aboutMaster(question) : said;
}

/** What a master number is, for whoever has just met one. */
function aboutMaster({ task }: HandSum): string {
  return task.kind === 'keep' ? ` ${words.aboutMaster}` : '';
}

/** A way to get there, after two wrong answers. */
export function hint({ task, terms }: HandSum): string {
  if (task.kind === 'keep') return words.keepHint;
  if (terms.length === 2) {
    if (terms.some((term) => term < 10))
      return words.countHint(Math.max(...terms), Math.min(...terms));
    const rest = terms.map((term) => term % 10);
    const tens = terms.map((term) => term - (term % 10));
    return words.tensHint(added(tens), total(tens), added(rest));
  }
  const middle = Math.ceil(terms.length / 2);
  const half = terms.slice(0, middle);
  return words.halfHint(added(half), total(half), added(terms.slice(middle)));
}

function dateIn(text: string): string {
  const date = parseDate(text);
  return date ? longDate(date) : text;
}

const added = (terms: readonly number[]) => terms.join(' + ');

const total = (terms: readonly number[]) => terms.reduce((sum, term) => sum + term, 0);
