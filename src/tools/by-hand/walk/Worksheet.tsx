import '../../../styles/tables.css';
import { type LettersStep, letterValue, type Worked } from '@ninefold/numerology';
import { longDate } from '#texts/language';
import { describeSum } from '#texts/numbers';
import * as words from '#texts/tools/by-hand/walk';
import { ALPHABET, DIGITS } from '../../../numbers/digits-and-letters';
import { numberNames } from '../../../numbers/number-names';
import type { Person } from '../../../person/entry/person';
import type { SumId } from '../../../person/form/sum-ids';
import { lettersIn } from '../../../result/working/letter-chooser';
import styles from '../ByHand.module.css';
import type { HandSum } from '../rules/questions';
import { written } from './sentences';

type Props = {
  kind: SumId;
  /** What stands on it; undefined for an empty one. */
  filled:
    | {
        readonly person: Person;
        readonly worked: Worked<number>;
        readonly questions: readonly HandSum[];
      }
    | undefined;
};

/** Lines on an empty sheet: enough for a long name and three rounds of reducing. */
const EMPTY_LINES = 7;

/** More lines than fit on a page, for a name of hundreds of letters, are left out. */
const MAX_LINES = 22;

/** A sheet of paper, which only a printer shows. */
export function Worksheet({ kind, filled }: Props) {
  const { label, usesName, usesDate } = numberNames[kind];
  const lines = filled?.questions.slice(-MAX_LINES) ?? [];
  const letters = filled && lettersIn(filled.worked.steps)[0];
  return (
    <section
      className={`stack-3 ${styles.sheet}`}
      aria-hidden="true"
      data-testid="worksheet"
      data-printed-alone
    >
      <header>
        <p className="h2">{words.sheetTitle(kind)}</p>
        <p>{describeSum(kind)}</p>
      </header>
      <dl className="stack-2">
        {usesName && <Entry term={words.name} value={filled?.person.name} />}
        {usesDate && (
          <Entry
            term={words.birthDate}
            value={filled?.person.date && longDate(filled.person.date)}
          />
        )}
      </dl>
      {usesName && <LetterTable />}
      {usesName && <LetterBoxes step={letters} />}
      <ol className="stack-1">
        {filled
          ? lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sums are never reordered
              <li key={index} className={`lead ${styles.filled}`}>
                {line.part && <span>{numberNames[line.part].label}: </span>}
                {written(line)}
              </li>
            ))
          : Array.from({ length: EMPTY_LINES }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <li key={index} className={styles.blank} />
            ))}
      </ol>
      <div className="row between">
        <p className={styles.rule}>
          {kind === 'personal-year' ? words.untilOneIsLeft : words.untilMaster}
        </p>
        <p className="row h3">
          {label} <span className={`overlay ${styles.box}`}>{filled?.worked.value}</span>
        </p>
      </div>
    </section>
  );
}

function Entry({ term, value }: { term: string; value: string | undefined }) {
  return (
    <div className="row">
      <dt>{term}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}

const BOXES = 30;

/** A box for each letter, with room for its value below. Without letters, empty ones. */
function LetterBoxes({ step }: { step: LettersStep | undefined }) {
  const boxes = step?.letters.slice(0, 2 * BOXES) ?? Array.from({ length: BOXES }, () => undefined);
  return (
    <ul className="row">
      {boxes.map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same letter may occur twice, so the index is the key
        <li key={index} className={styles.pair}>
          <span className={styles.cell}>{letter?.letter}</span>
          <span className={styles.cell}>{letter && (letter.counted ? letter.value : '–')}</span>
        </li>
      ))}
    </ul>
  );
}

function LetterTable() {
  return (
    <table className={`centered ${styles.table}`}>
      <tbody>
        {DIGITS.map((value) => (
          <tr key={value}>
            <th scope="row">{value}</th>
            <td>{ALPHABET.filter((letter) => letterValue(letter) === value).join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
