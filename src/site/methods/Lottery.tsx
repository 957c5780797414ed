import { parseDate } from '@ninefold/numerology';
import { Working } from '../../person/working/Working';
import { lotteryNumbers } from '../../tools/lottery-predictor/rules';
import { describeNumbers } from './words';

type Props = {
  lifePath: number;
  /** A date written YYYY-MM-DD. */
  today: string;
};

/** Six numbers for a Life Path on a day, with the whole working behind a line. */
export function Lottery({ lifePath, today: text }: Props) {
  const today = parseDate(text);
  if (!today) throw new Error(`${text} is not a date.`);
  const { value, steps } = lotteryNumbers(lifePath, 'daily', today);
  return (
    <>
      <p>{describeNumbers(lifePath, text, value)}</p>
      <Working steps={steps} isOnlyHere summary="How these six were found" />
    </>
  );
}
