export { describeSpan } from './describe-span.ts';
export { describeStep, describeSteps } from './describe-step.ts';
export type { NumberName } from './number-text.ts';
export { describeNumber, numberTitle, partTitle } from './number-text.ts';
