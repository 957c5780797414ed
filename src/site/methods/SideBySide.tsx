import { inOneRow, inThreeParts } from '#texts/site/methods';
import { WorkedExample } from '../worked-example/WorkedExample';
import styles from './Methods.module.css';

type Props = {
  /** A date written YYYY-MM-DD. */
  date: string;
  title: string;
};

/** A date added in one row, as we do, beside the same date added in three parts. */
export function SideBySide({ date, title }: Props) {
  return (
    <div className={`cards ${styles.pair}`}>
      <WorkedExample title={inOneRow(title)} of="life-path" date={date} />
      <WorkedExample title={inThreeParts(title)} of="life-path-apart" date={date} />
    </div>
  );
}
