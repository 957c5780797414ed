import { resolveChoices, useCountedLetters } from '../../person/letters/counted-letters';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import type { ToolProps } from '../../person/tool/tool-props';
import { useLatest } from '../../person/tool/use-latest';
import { type Loading, useLoaded } from '../../ui/loading/use-loaded';
import { Button } from '../../ui/primitives/Button';
import { rememberFragment } from '../../ui/session/session-memory';
import { listed } from '../../ui/text/wording';
import { compareNames } from './comparison/compare-names';
import { overview } from './comparison/summary';
import { NamesForm } from './form/NamesForm';
import { type NamesEntry, writeNames } from './form/names-link';
import { loadNamesTables } from './load-names-tables';

// The result needs more code than the form should wait for. It loads while the form is filled in.
const loadView = async () => (await import('./result/NamesResult')).NamesResult;

/** Names compared: two to four of them, their numbers side by side, what changes and what stays. */
export function NamesCompared({ offer, children: waiting }: ToolProps) {
  const view = useLoaded(loadView);
  const { loading, fetch } = useLoaded(loadNamesTables);
  const { latest, resultRef, run, update, clear } = useLatest<NamesEntry>();
  const letters = useCountedLetters();
  const names = latest?.names.map((saved) => ({
    ...saved,
    choices: resolveChoices(saved.choices, letters),
  }));
  const comparison = names && compareNames(names, latest?.date);
  const NamesResult = view.loading.state === 'ready' ? view.loading.loaded : undefined;

  async function fetchAll() {
    await Promise.all([view.fetch(), fetch()]);
  }

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
      form={<NamesForm onTouch={fetchAll} onCompare={show} onForget={clear} />}
      resultRef={resultRef}
    >
      {names && comparison && (
        <Pending loading={view.loading} summary={overview(comparison, names.length)} />
      )}
      {NamesResult && latest && names && comparison && (
        <NamesResult
          key={latest.runId}
          names={names}
          date={latest.date}
          comparison={comparison}
          loading={loading}
          offer={offer}
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

/** What is shown while the result loads, or where it failed to load: what changes needs no more code. */
function Pending({ loading, summary }: { loading: Loading<unknown>; summary: string }) {
  if (loading.state === 'ready') return null;
  if (loading.state === 'loading') return <p>Getting the numbers…</p>;
  return (
    <div>
      <p>{summary}</p>
      <p>We couldn’t load the table.</p>
      <Button tone="plain" onClick={loading.retry}>
        Try again
      </Button>
    </div>
  );
}
