export type { NumberName } from '../words.ts';
export {
  describeNumber,
  describeSpan,
  describeStep,
  describeSteps,
  numberTitle,
  partTitle,
} from './texts.ts';
