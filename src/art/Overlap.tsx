import * as words from '#texts/art';
import styles from './Drawing.module.css';
import { Figure, Label } from './drawing-parts';
import { circlePath } from './path-data';

type Props = {
  name: number;
  date: number;
  meeting: string;
};

/** A name's figure and a date's, laid over each other. Where they meet is the Career Number. */
export function Overlap({ name, date, meeting }: Props) {
  return (
    <>
      <Figure number={name} x={-50} scale={0.9} />
      <Figure number={date} x={50} scale={0.9} />
      <path className={styles.disc} d={circlePath(0, 0, 27)} />
      <Label kind="numeral">{meeting}</Label>
      <Label kind="quietText" x={-112} y={98}>
        {words.name}
      </Label>
      <Label kind="quietText" x={112} y={98}>
        {words.date}
      </Label>
    </>
  );
}
