import type { Step } from '@ninefold/numerology';
import { unbrokenSum } from '../text/unbroken-sum';
import { listed } from '../text/wording';

/** A step that can be described in a sentence. */
export type SentenceStep = Exclude<Step, { kind: 'letters' | 'part' }>;

const plus = (terms: readonly number[]) => terms.join(' + ');

/** Describes a step of working in words. */
export function describeStep(step: SentenceStep): string {
  switch (step.kind) {
    case 'digits':
      return `The digits of ${step.text}`;
    case 'sum':
      if (step.terms.length === 0) return 'Nothing to add, so 0';
      if (step.terms.length === 1) return `${step.total}`;
      return unbrokenSum(`${plus(step.terms)} = ${step.total}`);
    case 'reduction':
      return unbrokenSum(`${step.from} → ${plus(step.digits)} = ${step.to}`);
    case 'master-kept':
      return `${step.value} is a master number and stays as it is`;
    case 'fold':
      return step.remainder === 0
        ? `${step.from} divides by 9 with nothing left over, which counts as 9`
        : `${step.from} divided by 9 leaves ${step.to}`;
    case 'difference':
      return `From ${Math.min(step.left, step.right)} to ${Math.max(step.left, step.right)} is ${step.to}`;
    case 'nine-for-zero':
      return 'No distance at all counts as 9';
    case 'most-frequent':
      return describeMostFrequent(step);
    case 'product':
      return unbrokenSum(`${step.factors.join(' × ')} = ${step.to}`);
    case 'remainder':
      return `${step.from} divided by ${step.divisor} leaves ${step.to}`;
    case 'day-of-year':
      return `Today is day ${step.to} of the year`;
    case 'master-digit':
      return `${step.from} is looked up under ${step.to}`;
    case 'table':
      return step.found
        ? `The table gives ${step.row} and ${step.column} a score of ${step.to}`
        : `The table has no row for ${step.row} and ${step.column}, so ${step.to}`;
    case 'bonus':
      return `${step.from} + 5 for ${step.masters === 1 ? 'the master number' : 'each master number'} = ${step.to}`;
    case 'cap':
      return `${step.from} is above the limit, so ${step.limit}`;
    case 'share':
      return step.whole === 0
        ? `Neither name has a number, so ${step.to} % each`
        : `${step.part} of ${step.whole} is ${step.to} %`;
    case 'step-up':
      return `${step.from} is taken already, so the next one, ${step.to}`;
    case 'sorted':
      return `In order: ${step.to.join(', ')}`;
  }
}

function describeMostFrequent({
  counts,
  tied,
  to,
}: Extract<Step, { kind: 'most-frequent' }>): string {
  const most = Math.max(...counts);
  if (most === 0) return `No letters to count, so ${to}`;
  const times = most === 1 ? 'once' : `${most} times`;
  if (tied.length <= 1) return `${to} occurs most often, ${times}`;
  return `${listed(tied.map(String))} occur most often, ${times} each; the lowest counts, ${to}`;
}
