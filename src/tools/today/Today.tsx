import { useEffect, useEffectEvent, useState } from 'react';
import { fullDate } from '#texts/language';
import * as words from '#texts/tools/today';
import { personalCycles } from '../../numbers/personal-cycles';
import { labelOf } from '../../person/entry/person';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { useIsAnyoneSaved } from '../../person/people/is-anyone-saved';
import { ResultEnd } from '../../result/reading/ResultEnd';
import { ToolForm } from '../../result/tool/ToolForm';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { useToday } from '../../ui/browser/use-today';
import { LoadedPart, PendingReading } from '../../ui/loading/PendingReading';
import { Button } from '../../ui/primitives/Button';
import { DayOfPerson } from './DayOfPerson';
import { dayAfter } from './day-after';
import styles from './Today.module.css';

const tool = defineTool({
  page: 'today',
  people: 1,
  calculate: ({ people: [{ date }] }) => date,
  load: () => import('./day-readings'),
});

const loadSavedDays = async () => (await import('./SavedDays')).SavedDays;

/** The day, month and year of the visitor and of everyone saved. */
export function Today({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result, loading, preload } = toolState;
  const isAnyoneSaved = useIsAnyoneSaved();
  const [isTomorrow, setIsTomorrow] = useState(false);
  const today = useToday();
  const day = today && (isTomorrow ? dayAfter(today) : today);

  const preloadOnce = useEffectEvent(preload);
  useEffect(() => {
    if (isAnyoneSaved) void preloadOnce();
  }, [isAnyoneSaved]);

  const cycles = result && day && personalCycles(result.value, day);
  const hasDays = day !== undefined && (result !== undefined || isAnyoneSaved);
  return (
    <ToolLayout
      toolState={toolState}
      announcement={cycles ? words.announcement(day, cycles) : ''}
      form={
        <ToolForm button={words.submit} toolState={toolState}>
          <NameField hint={words.optional} required={false} pattern={undefined} />
          <BirthDateField required />
        </ToolForm>
      }
    >
      <div className={styles.area}>
        <div className={styles.waiting} hidden={hasDays}>
          {placeholder}
        </div>
        {hasDays && (
          <div className="stack-3">
            <div className={`row between ${styles.head}`}>
              <h2>{fullDate(day)}</h2>
              <Button tone="plain" onClick={() => setIsTomorrow(!isTomorrow)}>
                {isTomorrow ? words.today : words.tomorrow}
              </Button>
            </div>
            <PendingReading loading={loading} />
            {cycles && (
              <div data-testid="result">
                <DayOfPerson
                  label={labelOf(result.people[0])}
                  day={day}
                  cycles={cycles}
                  loading={loading}
                  isWhole
                />
              </div>
            )}
            {isAnyoneSaved && (
              <LoadedPart load={loadSavedDays} failed={words.noPeople}>
                {(SavedDays) => (
                  <SavedDays day={day} loading={loading} except={result?.people[0]} />
                )}
              </LoadedPart>
            )}
          </div>
        )}
      </div>
      {result && <ResultEnd offer={offer} result={result} />}
    </ToolLayout>
  );
}
