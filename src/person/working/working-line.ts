import type { SumStep } from '@ninefold/numerology';
import type { SiteStep } from '../../numbers/site-number';
import { unbrokenSum } from '../../ui/text/unbroken-sum';
import { describeSiteStep } from './step-words';

/** More terms than the eight digits of a date would not fit on a line. */
const MAX_TERMS = 9;

/**
 * A working on one line: “8 + 6 + 5 = 19 → 10 → 1”. It leaves
 * out the details of parts.
 */
export function workingLine(steps: readonly SiteStep[]): string {
  return steps.reduce((line, step) => line + nextPiece(step, line), '');
}

function nextPiece(step: SiteStep, before: string): string {
  const start = before === '' ? '' : '; ';
  switch (step.kind) {
    case 'letters':
    case 'digits':
    case 'part':
      return '';
    case 'sum':
      return start + sumPiece(step);
    case 'reduction':
    case 'fold':
      return ` → ${step.to}`;
    case 'master-kept':
      return before === '' ? `${step.to}, a master number` : ', a master number';
    case 'difference':
      return `${start}${Math.max(step.left, step.right)} − ${Math.min(step.left, step.right)} = ${step.to}`;
    case 'nine-for-zero':
      return ', which counts as 9';
    default:
      return start + describeSiteStep(step);
  }
}

function sumPiece({ terms, to: total }: SumStep): string {
  if (terms.length === 0) return 'no letter, so 0';
  if (terms.length === 1) return `${total}`;
  return terms.length > MAX_TERMS
    ? `${terms.length} letters make ${total}`
    : unbrokenSum(`${terms.join(' + ')} = ${total}`);
}
