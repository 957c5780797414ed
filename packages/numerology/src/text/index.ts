export { describeStep } from './describe-step.ts';
export { describeSteps } from './describe-steps.ts';
export { partTitle } from './part-title.ts';
