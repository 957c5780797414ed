import styles from './Drawing.module.css';
import { Label } from './drawing-parts';
import { type Point, ring } from './figure';
import { circlePath, polyline } from './path-data';

const RADIUS = 80;

type Props = {
  name: number;
  date: number;
  /** What stands inside the ring, off the line between them. */
  between: string;
};

/** The points of two numbers on the ring of nine, and the way between them. */
export function Distance({ name, date, between }: Props) {
  const points = ring(9, RADIUS).map(({ x, y }, index) => {
    // A master number is at the point of its digit.
    const numbers = [name, date].filter((number) => (number - 1) % 9 === index);
    return { x, y, label: [...new Set(numbers)].join(', ') };
  });
  const marked = points.filter(({ label }) => label);
  return (
    <>
      <path className={styles.line} d={circlePath(0, 0, RADIUS)} />
      <path className={styles.gold} d={polyline(marked)} />
      {points.map(({ x, y, label }) => (
        <path
          key={`${x} ${y}`}
          className={label ? styles.dot : styles.line}
          d={circlePath(x, y, label ? 7 : 3)}
        />
      ))}
      {marked.map(({ x, y, label }) => (
        <Label key={label} x={x * 1.24} y={y * 1.24}>
          {label}
        </Label>
      ))}
      <Label kind="numeral" x={-mean(marked, 'x') / 2} y={-mean(marked, 'y') / 2}>
        {between}
      </Label>
    </>
  );
}

function mean(points: readonly Point[], axis: keyof Point): number {
  return points.reduce((sum, point) => sum + point[axis], 0) / points.length;
}
