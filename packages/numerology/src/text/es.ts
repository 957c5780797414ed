export {
  describeNumber,
  describeSpan,
  describeStep,
  describeSteps,
  numberTitle,
  partTitle,
} from './spanish.ts';
export type { NumberName } from './words.ts';
