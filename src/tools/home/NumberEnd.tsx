import type { ReactNode } from 'react';
import * as words from '#texts/tools/home';
import { path } from '../../config/paths';
import type { HomeNumbers } from '../../numbers/home-numbers';
import type { SiteNumber } from '../../numbers/site-number';
import { type Entry, linkTo } from '../../person/entry/entry';
import { NumberChip } from '../../result/figures/NumberChip';
import { AfterFirstPaint } from '../../result/reading/AfterFirstPaint';
import { type NumberKind, numberKinds } from '../../result/reading/number-kinds';
import { MoreAbout } from '../../result/reading/Result';
import { ResultActions } from '../../result/reading/ResultActions';
import type { ToolResult } from '../../result/tool/tool';
import { LetterSwitches } from '../../result/working/LetterSwitches';
import { Working } from '../../result/working/Working';
import button from '../../ui/primitives/Button.module.css';
import styles from './Home.module.css';
import type { LateParts } from './late-parts';

type Props = {
  kind: NumberKind;
  worked: SiteNumber;
  hasReading: boolean;
  result: ToolResult<HomeNumbers>;
  /** Undefined until they are loaded. */
  late: LateParts | undefined;
  go: (view: string) => void;
  /** What all the numbers say together. */
  children: ReactNode;
};

/** What we added to a reading: how its number was found, also by other rules, and what to do next. */
export function NumberEnd({ kind, worked, hasReading, result, late, go, children }: Props) {
  return (
    <AfterFirstPaint>
      {hasReading &&
        (late ? (
          <late.NumberPairing kind={kind} numbers={result.value} />
        ) : (
          <div className={styles.pairing} />
        ))}
      {worked.steps.length > 0 && (
        // One element, so that a switch in it keeps its focus when a reading appears or disappears.
        <div>
          <Working steps={worked.steps} isOpen={!hasReading}>
            <LetterSwitches steps={worked.steps} />
          </Working>
          {hasReading && late && (
            <late.OtherWaysOf kind={kind} worked={worked} date={result.people[0].date} />
          )}
          {hasReading && <MoreAbout number={worked.value} />}
        </div>
      )}
      <NextNumber after={kind} people={result.entry.people} numbers={result.value} go={go} />
      {children}
      <ResultActions link={result.link} people={result.entry.people} />
    </AfterFirstPaint>
  );
}

/** The number that comes after another, of those that were counted. */
export function kindAfter(kind: NumberKind, numbers: HomeNumbers): NumberKind | undefined {
  const rest = numberKinds.slice(numberKinds.indexOf(kind) + 1);
  return rest.find(({ id }) => numbers[id]?.steps.length);
}

type NextNumberProps = {
  after: NumberKind;
  people: Entry['people'];
  numbers: HomeNumbers;
  go: (view: string) => void;
};

/** A button to the next number, and after the last the whole profile. */
function NextNumber({ after, people, numbers, go }: NextNumberProps) {
  const next = kindAfter(after, numbers);
  const style = `screen-only ${button.button} ${button.primary} ${styles.next}`;
  if (next) {
    return (
      <button type="button" className={style} onClick={() => go(next.id)}>
        {words.nextIs(next.id)} <NumberChip number={numbers[next.id]?.value ?? 0} />
        <span aria-hidden="true">→</span>
      </button>
    );
  }
  const profile = people[0].date ? linkTo('profile', { people, extra: {} }) : path('profile');
  return (
    <a className={style} href={profile}>
      {words.nextIsProfile}
      <span aria-hidden="true">→</span>
    </a>
  );
}
