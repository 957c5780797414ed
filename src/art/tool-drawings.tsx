import { reduceNumber } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import { addedName, and, otherName, people, percentage, sign } from '#texts/art';
import { Distance } from './Distance';
import styles from './Drawing.module.css';
import { Figure, Label, Sigil } from './drawing-parts';
import { exampleValues } from './example-values';
import { ring } from './figure';
import { Overlap } from './Overlap';
import { circlePath, polyline } from './path-data';

/*
 * What each tool draws before there is a result, in a field from -160 -110 to 160 110. Dates and numbers are
 * examples, and so are the names, which are each language's own.
 */

const SIGN = exampleValues(sign).map((value, index) => ({
  letter: sign.charAt(index),
  value,
  x: (index - 2) * 46,
}));

const ADDED = exampleValues(addedName);
const TOTAL = ADDED.reduce((total, value) => total + value, 0);

const FAMILY = [
  { number: 7, x: -110, y: -30, scale: 0.28 },
  { number: 3, x: -30, y: -70, scale: 0.28 },
  { number: 9, x: 60, y: -40, scale: 0.34 },
  { number: 5, x: 115, y: 40, scale: 0.28 },
  { number: 2, x: -50, y: 55, scale: 0.28 },
] as const;

export const toolDrawings = {
  'career-number': <Overlap name={5} date={3} meeting="8" />,

  /** A sign over a door, each letter with its value. */
  'business-name': (
    <>
      <path className={styles.gold} d="M-130-96H130V-30H-130Z" />
      <path
        className={styles.line}
        d="M-100-30V105M100-30V105M-150 105H150M-46 105V0H46V105M34 55v8"
      />
      {SIGN.map(({ letter, value, x }) => (
        <g key={x}>
          <Label x={x} y={-74}>
            {letter}
          </Label>
          <Label kind="quietText" x={x} y={-48}>
            {value}
          </Label>
        </g>
      ))}
    </>
  ),

  'karmic-past-life': <Distance name={3} date={7} between="4" />,

  /** The nine around the shape of a name. */
  profile: (
    <>
      {ring(9, 86).map(({ x, y }, index) => (
        <Figure key={`${x} ${y}`} number={index + 1} x={x} y={y} scale={0.2} detail="mark" />
      ))}
      <Sigil digits={exampleValues(people[0])} scale={0.42} kind="gold" />
    </>
  ),

  /** The shapes of two names on one ring. */
  together: (
    <>
      <path className={styles.line} d={circlePath(0, 0, 92)} />
      <Sigil digits={exampleValues(people[0])} scale={0.92} kind="gold" />
      <Sigil digits={exampleValues(people[1])} scale={0.92} kind="line" />
    </>
  ),

  /** One name's line under another's; the points that changed are filled. */
  names: (
    <>
      <NameLine name={people[0]} y={-56} />
      <NameLine name={otherName} y={50} before={people[0]} />
    </>
  ),

  /** A small constellation, a figure each. */
  people: (
    <>
      <path className={styles.line} d="M-110-30L-30-70L60-40L115 40M-30-70L-50 55L60-40" />
      {FAMILY.map(({ number, x, y, scale }) => (
        <g key={number}>
          <path className={styles.disc} d={circlePath(x, y, 100 * scale)} />
          <Figure number={number} x={x} y={y} scale={scale} detail="mark" />
        </g>
      ))}
    </>
  ),

  /** One sum that forks. */
  'why-different': (
    <>
      <Label y={-88}>{unbroken('2 + 9')}</Label>
      <path className={styles.line} d="M0-72V-20M0-20C0 20-80 10-80 42" />
      <path className={styles.gold} d="M0-20C0 20 80 10 80 42" />
      <Label kind="numeral" x={-80} y={70}>
        2
      </Label>
      <Label kind="numeral" x={80} y={70}>
        11
      </Label>
    </>
  ),

  /** A worksheet, with its first lines done in pencil. */
  'by-hand': (
    <>
      <path className={styles.line} d="M-120-105H120V105H-120ZM-96-25H96M-96 20H96M-96 65H96" />
      <Label y={-72}>{unbroken(Array.from(addedName.toUpperCase()).join(' '))}</Label>
      <Label kind="quietText" y={-42}>
        {unbroken(`${ADDED.join(' + ')} = ${TOTAL}`)}
      </Label>
      <Label kind="quietText" y={3}>
        {unbroken(`${Array.from(`${TOTAL}`).join(' + ')} = ${reduceNumber(TOTAL).value}`)}
      </Label>
      <path className={styles.gold} d="M92 22L128-14L138-4L102 32L88 36Z" />
    </>
  ),

  /** A dial of a hundred parts, filled up to a score. */
  'daily-decoder': (
    <>
      <path className={styles.line} d={circlePath(0, 0, 92)} />
      <path
        className={styles.thick}
        d={circlePath(0, 0, 76)}
        pathLength={100}
        strokeDasharray="68 100"
      />
      {ring(36, 100).map(({ x, y }) => (
        <path key={`${x} ${y}`} className={styles.line} d={circlePath(x, y, 1)} />
      ))}
      <Label kind="numeral">{percentage}</Label>
    </>
  ),

  /** Two figures, and each one's share of both. */
  'names-battle': (
    <>
      <Figure number={5} x={-84} y={-34} scale={0.58} />
      <Figure number={8} x={84} y={-34} scale={0.58} />
      <Label x={-84} y={-34}>
        5
      </Label>
      <Label x={84} y={-34}>
        8
      </Label>
      <Label kind="quietText" y={-34}>
        {and}
      </Label>
      <path className={styles.cover} d="M-130 54H130V70H-130ZM-130 82H130V98H-130Z" />
      <path className={styles.dot} d="M-130 54H-30V70H-130ZM-130 82H30V98H-130Z" />
    </>
  ),

  /** Three covered passages, one of them gold. */
  'blind-test': [-104, 0, 104].map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <path className={x === 0 ? styles.goldCover : styles.cover} d="M-44-80H44V80H-44Z" />
      <path
        className={x === 0 ? styles.gold : styles.line}
        d="M-28-50H28M-28-30H24M-28-10H28M-28 10H16M-28 30H28M-28 50H8"
      />
    </g>
  )),
} satisfies Readonly<Record<string, ReactNode>>;

type NameLineProps = { name: string; y: number; before?: string };

/** The values of a name as a line, from left to right, with its letters below. */
function NameLine({ name, y, before = name }: NameLineProps) {
  const [values, earlier] = [exampleValues(name), exampleValues(before)];
  const letters = name.replace(' ', '').toUpperCase();
  const points = values.map((value, index) => ({ x: (index - 3) * 44, y: y + 36 - value * 8 }));
  return (
    <>
      <path className={styles.line} d={polyline(points)} />
      {points.map((point, index) => {
        const isChanged = values[index] !== earlier[index];
        return (
          <path
            key={point.x}
            className={isChanged ? styles.dot : styles.gold}
            d={circlePath(point.x, point.y, 6)}
          />
        );
      })}
      {points.map(({ x }, index) => (
        <Label key={x} kind="quietText" x={x} y={y + 50}>
          {letters.charAt(index)}
        </Label>
      ))}
    </>
  );
}

/** A sum that no line can end in. */
function unbroken(sum: string): string {
  return sum.replaceAll(' ', '\u00a0');
}
