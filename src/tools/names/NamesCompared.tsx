import type { ReactNode } from 'react';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import { useLatest } from '../../ui/calculator/use-latest';
import { useReadings } from '../../ui/loading/use-readings';
import { rememberFragment } from '../../ui/session/session-memory';
import { resolveChoices, useCountedLetters } from '../../ui/storage/counted-letters';
import { listed } from '../../ui/text/wording';
import { compareNames } from './comparison/compare-names';
import { overview } from './comparison/summary';
import { NamesForm } from './form/NamesForm';
import { type NamesEntry, writeNames } from './form/names-link';
import { loadNamesTables } from './load-names-tables';
import { NamesResult } from './result/NamesResult';

/** Names compared: two to four of them, their numbers side by side, what changes and what stays. */
export function NamesCompared({ children: waiting }: { children?: ReactNode }) {
  const { loading, fetchReadings } = useReadings(loadNamesTables);
  const { latest, resultRef, run, update, clear } = useLatest<NamesEntry>();
  const letters = useCountedLetters();
  const names = latest?.names.map((saved) => ({
    ...saved,
    choices: resolveChoices(saved.choices, letters),
  }));
  const comparison = names && compareNames(names, latest?.date);

  function show({ names: given, date }: NamesEntry, shouldScroll: boolean) {
    // The letters of a name that is compared again stay as they were chosen.
    const before = new Map(latest?.names.map(({ name, choices }) => [name, choices]));
    const entry = {
      names: given.map(({ name, choices }) => ({ name, choices: choices ?? before.get(name) })),
      date,
    };
    run(entry, shouldScroll);
    rememberFragment(location.pathname, writeNames(entry));
  }

  function choose(entry: NamesEntry) {
    update(entry);
    rememberFragment(location.pathname, writeNames(entry));
  }

  return (
    <CalculatorLayout
      announcement={
        names && comparison
          ? `${listed(names.map(({ name }) => name))}. ${overview(comparison, names.length)}`
          : ''
      }
      runId={latest?.runId}
      form={<NamesForm onTouch={fetchReadings} onCompare={show} onForget={clear} />}
      resultRef={resultRef}
    >
      {latest && names && comparison && (
        <NamesResult
          key={latest.runId}
          names={names}
          date={latest.date}
          comparison={comparison}
          loading={loading}
          onChoose={(choices) =>
            choose({
              names: latest.names.map((saved, index) => ({ ...saved, choices: choices[index] })),
              date: latest.date,
            })
          }
          onChooseOne={(at, choices) =>
            choose({
              names: latest.names.map((saved, index) =>
                index === at ? { ...saved, choices } : saved,
              ),
              date: latest.date,
            })
          }
        />
      )}
      <div hidden={latest !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}
