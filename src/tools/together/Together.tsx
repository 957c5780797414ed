import { NO_CHOICES } from '@ninefold/numerology';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { scrollIntoView } from '../../ui/browser/scroll-into-view';
import { useToday } from '../../ui/browser/use-today';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import { useReadings } from '../../ui/calculator/use-readings';
import { rememberFragment } from '../../ui/session/session-memory';
import { compare, type Person } from './comparison/compare';
import { meaningOf } from './comparison/overall';
import { loadTogetherTables } from './load-together-tables';
import { writePeople } from './people/pair-link';
import { type People, TogetherForm } from './people/TogetherForm';
import { TogetherResult } from './result/TogetherResult';

interface Latest {
  readonly people: People;
  /** Changes with every press; a choice about letters updates the result in place. */
  readonly runId: number;
  readonly shouldScroll: boolean;
}

/** Two people compared: one form, five pairs of numbers, and what they say about the two. */
export function Together({ children: waiting }: { children?: ReactNode }) {
  const { loading, fetchReadings } = useReadings(loadTogetherTables);
  const [latest, setLatest] = useState<Latest>();
  const resultRef = useRef<HTMLDivElement>(null);
  const today = useToday();
  const comparison = latest && compare(...latest.people);
  const runId = latest?.runId ?? 0;
  const shouldScroll = latest?.shouldScroll ?? false;

  useLayoutEffect(() => {
    if (runId > 0 && shouldScroll) scrollIntoView(resultRef.current);
  }, [runId, shouldScroll]);

  function show([first, second]: People, shouldScroll: boolean) {
    const people: People = [
      withChoices(first, latest?.people[0]),
      withChoices(second, latest?.people[1]),
    ];
    update({ people, runId: runId + 1, shouldScroll });
  }

  function update(next: Latest) {
    setLatest(next);
    rememberFragment(location.pathname, writePeople(next.people));
  }

  return (
    <CalculatorLayout
      announcement={
        latest && comparison
          ? `${names(latest.people)}: ${comparison.score}%. ${meaningOf(comparison.score)}`
          : ''
      }
      runId={latest?.runId}
      form={
        <TogetherForm
          onTouch={fetchReadings}
          onCompare={show}
          onForget={() => setLatest(undefined)}
        />
      }
      resultRef={resultRef}
    >
      {latest && comparison && today && (
        <TogetherResult
          key={latest.runId}
          people={latest.people}
          comparison={comparison}
          today={today}
          loading={loading}
          onChoose={(people) => update({ ...latest, people })}
        />
      )}
      <div hidden={latest !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}

/** The letters of a name that is compared again stay as they were chosen. */
function withChoices(person: Person, before: Person | undefined): Person {
  const isSame = before?.name === person.name && person.choices === NO_CHOICES;
  return isSame ? { ...person, choices: before.choices } : person;
}

function names([first, second]: People): string {
  return `${first.name} and ${second.name}`;
}
