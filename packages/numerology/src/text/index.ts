export {
  describeNumber,
  describeSpan,
  describeStep,
  describeSteps,
  numberTitle,
  partTitle,
} from './english.ts';
export type { NumberName } from './words.ts';
