import '../../styles/numerals.css';
import type { CoreNumber } from '@ninefold/numerology';
import { NumberFigure } from '../../art/NumberFigure';
import styles from './Plate.module.css';

type Props = {
  number: CoreNumber;
  /** What stands in the middle, if not the number itself. */
  numeral?: number;
};

/** A numeral in the middle of a number's figure, as large as its container allows. */
export function Plate({ number, numeral = number }: Props) {
  return (
    <span className={`overlay ${styles.plate}`} data-number={number} aria-hidden="true">
      <NumberFigure number={number} />
      <span className={`numeral ${styles.number}`}>{numeral}</span>
    </span>
  );
}
