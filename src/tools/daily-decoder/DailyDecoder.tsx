import { EARLIEST_BIRTH_DATE, LATEST_BIRTH_DATE, type Worked } from '@ninefold/numerology';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { today } from '../../ui/browser/today';
import { useToday } from '../../ui/browser/use-today';
import { fullDate } from '../../ui/browser/wording';
import { Button } from '../../ui/primitives/Button';
import { DateField } from '../../ui/primitives/DateField';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import styles from './DailyDecoder.module.css';
import { DecoderResult } from './DecoderResult';
import { dailyScore } from './rules/daily-score';
import { useBirthDate } from './use-birth-date';

const CONSULTATION = 2000;

type View =
  | { readonly name: 'input' }
  | { readonly name: 'loading'; readonly score: Worked<number> }
  | { readonly name: 'result'; readonly score: Worked<number> };

/** The Daily Destiny Decoder: a birth date and today, two seconds, a score. */
export function DailyDecoder() {
  const day = useToday();
  const { input, isUsable, look } = useBirthDate(day);
  const [view, setView] = useState<View>({ name: 'input' });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasStarted = useRef(false);

  // A new view moves the focus to its heading, or back to the field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the view matters
  useEffect(() => {
    if (view.name !== 'input') {
      hasStarted.current = true;
      heading.current?.focus();
    } else if (hasStarted.current) {
      input.current?.focus();
      look();
    }
    if (view.name !== 'loading') return;
    const timer = setTimeout(() => setView({ name: 'result', score: view.score }), CONSULTATION);
    return () => clearTimeout(timer);
  }, [view]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const birth = look();
    if (typeof birth !== 'object') return input.current?.focus();
    setView({ name: 'loading', score: dailyScore(birth, today()) });
  }

  if (view.name === 'loading') {
    return (
      <div className={styles.loading}>
        <span className={styles.orbit} aria-hidden="true" />
        <h2 ref={heading} tabIndex={-1} className={styles.consulting}>
          Consulting the cosmos...
        </h2>
      </div>
    );
  }
  if (view.name === 'result') {
    return (
      <ErrorBoundary>
        <DecoderResult
          score={view.score}
          heading={heading}
          onAgain={() => setView({ name: 'input' })}
        />
      </ErrorBoundary>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.today}>
        {/* A separate element, because a centered element that grows counts as a layout shift. */}
        Today is <strong key={day ? 'day' : 'waiting'}>{day ? fullDate(day) : '…'}</strong>
      </p>
      <DateField
        ref={input}
        label="Birth Date"
        name="date"
        hint="Required, 1900 to today"
        first={EARLIEST_BIRTH_DATE}
        last={day ?? LATEST_BIRTH_DATE}
        onInput={look}
      />
      <Button type="submit" disabled={!isUsable}>
        Decode My Destiny
      </Button>
      <noscript>
        <p className={styles.promise}>
          The score is worked out in your browser, by JavaScript, which is switched off here.
        </p>
      </noscript>
      <p className={styles.promise}>Worked out in your browser. Nothing you type leaves it.</p>
    </form>
  );
}
