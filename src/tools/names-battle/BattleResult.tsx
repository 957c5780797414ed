import { type RefObject, useEffect, useRef, useState } from 'react';
import * as words from '#texts/tools/names-battle';
import { PairFigure } from '../../art/PairFigure';
import { scoreLabel } from '../../compatibility/score-label';
import { ForgetButton } from '../../person/form/ForgetButton';
import { LettersOfName } from '../../result/reading/CalculatedFrom';
import { ResultActions } from '../../result/reading/ResultActions';
import type { ToolResult } from '../../result/tool/tool';
import { describeChoices } from '../../result/working/letter-chooser';
import type { Loading } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import type { BattleTexts } from './analysis';
import { BattleScore } from './BattleScore';
import type { Battle, Contender } from './battle';
import styles from './NamesBattle.module.css';

type Props = {
  /** Where it was not started here, its end is shown at once, without moving the focus. */
  result: ToolResult<Battle>;
  texts: Loading<BattleTexts>;
  onAgain: () => void;
  onForget: () => void;
};

/** A battle as it is revealed: the bars, their shares, then the score and what it means. */
export function BattleResult({ result, texts, onAgain, onForget }: Props) {
  const { value: battle, isRestored } = result;
  const phase = useBattlePhase(isRestored ? 'score' : 'begun');
  const heading = useRef<HTMLHeadingElement>(null);
  const firstAgain = useRef<HTMLButtonElement>(null);
  const isPastFirst = useIsScrolledPast(firstAgain);
  const { first, second, score } = battle;
  const isDecided = phase === 'score';
  const label = scoreLabel(score.value);

  useEffect(() => {
    if (!isRestored) heading.current?.focus();
  }, [isRestored]);

  return (
    <div className={`stack-2 page ${styles.result}`} data-testid="result">
      <h2 ref={heading} tabIndex={-1} className="centered">
        {first.name} <span className="gold">{words.and}</span> {second.name}
      </h2>
      <LettersOfName />
      <div className={`stack-1 ${styles.bars}`}>
        {[first, second].map((contender, index) => (
          <Bar key={index === 0 ? 'first' : 'second'} contender={contender} phase={phase} />
        ))}
      </div>
      {/* Above the score, so that it stays where it is when that comes. There is another one at the end. */}
      <Button
        ref={firstAgain}
        tone="link"
        className={isPastFirst ? styles.away : undefined}
        onClick={onAgain}
      >
        {words.again}
      </Button>
      <p role="status" className="visually-hidden">
        {isDecided && words.announcement(score.value, label, describeChoices(battle.steps))}
      </p>
      {!isDecided && (
        <div className={`ruled-gold centered ${styles.panel} ${styles.meeting}`} aria-hidden="true">
          <PairFigure numbers={[first.number.value, second.number.value]} size="large" />
        </div>
      )}
      {isDecided && <BattleScore result={result} label={label} texts={texts} />}
      <div className={styles.end}>
        {isDecided && isPastFirst && (
          <Button tone="link" onClick={onAgain}>
            {words.again}
          </Button>
        )}
      </div>
      {isDecided && (
        <>
          <ForgetButton onForget={onForget} />
          <div className={styles.next}>
            <ResultActions link={result.link} />
          </div>
        </>
      )}
    </div>
  );
}

type BarProps = { contender: Contender; phase: Phase };

/** One name and its number over a bar; the bar and its share come each in a phase of their own. */
function Bar({ contender: { name, number, share }, phase }: BarProps) {
  const hasShare = phase === 'shares' || phase === 'score';
  return (
    <div className={styles.row} data-number={number.value}>
      <p>
        <bdi>{name}</bdi> <span className="h3 gold">{number.value}</span>
      </p>
      <p className={`h3 ${styles.share}`}>
        {hasShare && <span data-testid="share">{share.value}%</span>}
      </p>
      {phase !== 'begun' && (
        <div className={styles.track} data-testid="bar">
          {/* Set in the browser only, where the security policy allows it. */}
          <div
            className={hasShare ? styles.fill : `${styles.fill} ${styles.growing}`}
            style={{ width: `${share.value}%` }}
          />
        </div>
      )}
    </div>
  );
}

/** Whether an element is above the screen. One that is still below it was not scrolled past. */
function useIsScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setIsPast] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (latest) setIsPast(!latest.isIntersecting && latest.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isPast;
}

type Phase = 'begun' | 'bars' | 'shares' | 'score';

const NEXT: Readonly<Partial<Record<Phase, { readonly phase: Phase; readonly after: number }>>> = {
  begun: { phase: 'bars', after: 100 },
  bars: { phase: 'shares', after: 500 },
  shares: { phase: 'score', after: 2500 },
};

/**
 * Reveals a battle phase by phase from a first one on, with one timer at a time. For another battle,
 * remount the component with another `key`.
 */
function useBattlePhase(first: Phase): Phase {
  const [phase, setPhase] = useState(first);

  useEffect(() => {
    const next = NEXT[phase];
    if (!next) return;
    const timer = setTimeout(() => setPhase(next.phase), next.after);
    return () => clearTimeout(timer);
  }, [phase]);

  return phase;
}
