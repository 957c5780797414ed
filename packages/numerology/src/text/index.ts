export { describeSpan } from './describe-span.ts';
export { describeStep } from './describe-step.ts';
export { describeSteps } from './describe-steps.ts';
export type { NumberName } from './number-text.ts';
export { describeNumber, numberTitle, partTitle } from './number-text.ts';
