import { type CalendarDate, formatDate } from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fullDate } from '#texts/language';
import * as words from '#texts/tools/daily-decoder';
import { EARLIEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { BirthDateField } from '../../person/form/BirthDateField';
import { ForgetButton } from '../../person/form/ForgetButton';
import { useOpening } from '../../person/memory/use-opening';
import { forgetResult, hasForgotten, personOfVisit } from '../../person/memory/visit';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { GameLayout } from '../../person/tool/GameLayout';
import { today } from '../../ui/browser/today';
import { isReturn } from '../../ui/browser/use-arrival';
import { useToday } from '../../ui/browser/use-today';
import { Form } from '../../ui/form/Form';
import { dateIn } from '../../ui/form/fields';
import { markTooLate } from '../../ui/form/refusal';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Button } from '../../ui/primitives/Button';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import styles from './DailyDecoder.module.css';
import { DecoderResult } from './DecoderResult';
import { type Decoding, isOfToday, rememberDecoding, rememberedDecoding } from './decoding';

const CONSULTATION_MS = 2000;

type View =
  /** With the date decoded last, to use it again. */
  | { readonly name: 'input'; readonly lastBirth?: CalendarDate | undefined }
  | { readonly name: 'loading'; readonly decoding: Decoding }
  | { readonly name: 'result'; readonly decoding: Decoding; readonly isRestored?: boolean };

/** The Daily Destiny Decoder: a birth date and today, two seconds, a score. */
export function DailyDecoder({ children: placeholder }: { children?: ReactNode }) {
  const day = useToday();
  const { input, isUsable, checkDate } = useBirthDate(day);
  const [view, setView] = useState<View>({ name: 'input' });
  const heading = useRef<HTMLHeadingElement>(null);
  const hasStarted = useRef(false);

  // A new view moves the focus to its heading, or back to the field. A page that opens does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the view matters
  useEffect(() => {
    if (view.name !== 'input') {
      hasStarted.current = true;
      const isRestored = view.name === 'result' && view.isRestored;
      if (!isRestored) heading.current?.focus();
    } else if (hasStarted.current) {
      input.current?.focus();
      checkDate();
    }
    if (view.name !== 'loading') return;
    const { decoding } = view;
    const timer = setTimeout(() => setView({ name: 'result', decoding }), CONSULTATION_MS);
    return () => clearTimeout(timer);
  }, [view]);

  // A score belongs to its day: on another one, and in a page opened anew, the form offers its date. The
  // visitor's own is filled in.
  useOpening((arrival) => {
    const isBack = isReturn(arrival);
    if (isBack && hasForgotten()) input.current?.form?.reset();
    if (input.current?.value) return undefined;
    const decoding = rememberedDecoding();
    if (decoding && isBack && isOfToday(decoding)) {
      setView({ name: 'result', decoding, isRestored: true });
      return undefined;
    }
    setView({ name: 'input', lastBirth: decoding?.birth });
    const own = personOfVisit()?.date;
    if (own) fill(own);
    return undefined;
  });

  function submit() {
    const birth = checkDate();
    if (!birth) return;
    const decoding = { birth, day: today() };
    rememberDecoding(decoding);
    setView({ name: 'loading', decoding });
  }

  function tryAgain(decoding: Decoding) {
    forgetResult('daily-decoder');
    setView({ name: 'input', lastBirth: decoding.birth });
  }

  function fill(birth: CalendarDate) {
    if (input.current) input.current.value = formatDate(birth);
    checkDate();
  }

  const lastBirth = view.name === 'input' ? view.lastBirth : undefined;
  return (
    <GameLayout
      view={
        view.name !== 'input' && (
          <ErrorBoundary>
            {view.name === 'loading' ? (
              <div className={`page stack-2 centered ${styles.loading}`}>
                <span className={styles.orbit} aria-hidden="true" />
                <h2 ref={heading} tabIndex={-1} className="h2">
                  {words.loading}
                </h2>
              </div>
            ) : (
              <DecoderResult
                decoding={view.decoding}
                heading={heading}
                onAgain={() => tryAgain(view.decoding)}
                onForget={() => setView({ name: 'input' })}
              />
            )}
          </ErrorBoundary>
        )
      }
      form={
        <Form onSubmit={submit}>
          <p className={`centered quiet ${styles.today}`}>
            {/* A separate element, because a centered element that grows counts as a layout shift. */}
            {words.todayIs}
            <strong key={day ? 'day' : 'waiting'} className="h3">
              {day ? fullDate(day) : '…'}
            </strong>
          </p>
          <ChoosePerson onChoose={() => checkDate()} />
          <BirthDateField
            ref={input}
            required
            limits={words.dateLimits(EARLIEST_BIRTH_DATE.year)}
            {...(day && { max: formatDate(day) })}
            onChange={checkDate}
          />
          {lastBirth && (
            <Button tone="link" onClick={() => fill(lastBirth)}>
              {words.onceAgain(lastBirth)}
            </Button>
          )}
          <SubmitButton isReady={isUsable}>{words.submit}</SubmitButton>
          <p className="note">{words.privacy}</p>
          <ForgetButton
            className="at-start"
            onForget={() => {
              setView({ name: 'input' });
              checkDate();
            }}
          />
        </Form>
      }
    >
      {placeholder}
    </GameLayout>
  );
}

/** A date input with the limit `last`, and whether it contains a birth date. */
function useBirthDate(last: CalendarDate | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [isUsable, setIsUsable] = useState(false);

  function checkDate(): CalendarDate | undefined {
    const field = input.current;
    const typed = field ? dateIn(field) : undefined;
    // The field may not have its limit yet.
    const date = typed && isWithin(typed, EARLIEST_BIRTH_DATE, today()) ? typed : undefined;
    setIsUsable(date !== undefined);
    // The hint says why the button is disabled.
    if (field) markTooLate(field);
    return date;
  }

  // A date may have been typed before hydration, or a future date may have become valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the date changes
  useEffect(() => {
    checkDate();
  }, [last?.year, last?.month, last?.day]);

  return { input, isUsable, checkDate };
}
