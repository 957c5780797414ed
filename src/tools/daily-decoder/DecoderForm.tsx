import { type CalendarDate, formatDate } from '@ninefold/numerology';
import { isWithin } from '@ninefold/numerology/helpers';
import { useEffect, useRef, useState } from 'react';
import { fullDate } from '#texts/language';
import * as words from '#texts/tools/daily-decoder';
import { EARLIEST_BIRTH_DATE } from '../../numbers/birth-date-limits';
import { BirthDateField } from '../../person/form/BirthDateField';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { ToolForm } from '../../result/tool/ToolForm';
import type { ToolState } from '../../result/tool/tool';
import { today } from '../../ui/browser/today';
import { useToday } from '../../ui/browser/use-today';
import { dateIn } from '../../ui/form/fields';
import { markTooLate } from '../../ui/form/refusal';
import { Button } from '../../ui/primitives/Button';
import styles from './DailyDecoder.module.css';
import { decodingOf } from './decoding';

/** A birth date, of today at the latest. The date of the score before is offered. */
export function DecoderForm({ toolState }: { toolState: ToolState }) {
  const day = useToday();
  const input = useRef<HTMLInputElement>(null);
  const [isUsable, setIsUsable] = useState(false);
  const { earlier } = toolState;
  const before = earlier && decodingOf(earlier)?.birth;

  function checkDate() {
    const field = input.current;
    if (!field) return;
    const date = dateIn(field);
    // The field may not have its limit yet.
    setIsUsable(date !== undefined && isWithin(date, EARLIEST_BIRTH_DATE, today()));
    // The hint says why the button is disabled.
    markTooLate(field);
  }

  // A date may be in it already, or be filled in, or be in the future no longer.
  useEffect(checkDate);

  function fill(birth: CalendarDate) {
    if (input.current) input.current.value = formatDate(birth);
    checkDate();
  }

  return (
    <ToolForm
      toolState={toolState}
      button={words.submit}
      isReady={isUsable}
      privacy={words.privacy}
    >
      <p className={`centered quiet ${styles.today}`}>
        {/* A separate element, because a centered element that grows counts as a layout shift. */}
        {words.todayIs}
        <strong key={day ? 'day' : 'waiting'} className="h3">
          {day ? fullDate(day) : '…'}
        </strong>
      </p>
      <ChoosePerson onChoose={checkDate} />
      <BirthDateField
        ref={input}
        required
        limits={words.dateLimits(EARLIEST_BIRTH_DATE.year)}
        {...(day && { max: formatDate(day) })}
        onChange={checkDate}
      />
      {before && (
        <Button tone="link" onClick={() => fill(before)}>
          {words.onceAgain(before)}
        </Button>
      )}
    </ToolForm>
  );
}
