export {
  describeNumber,
  describeSpan,
  describeStep,
  describeSteps,
  numberTitle,
  partTitle,
} from './en/texts.ts';
export type { NumberName } from './words.ts';
