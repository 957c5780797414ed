export { describeSpan } from './describe-span.ts';
export { describeStep } from './describe-step.ts';
export { describeSteps } from './describe-steps.ts';
export type { NumberName } from './number-text.ts';
export { describeNumber, numberTitle } from './number-text.ts';
export { partTitle } from './part-title.ts';
