import { PendingReading } from '../../person/result/PendingReading';
import { ToolLayout } from '../../person/tool/ToolLayout';
import { defineTool } from '../../person/tool/tool';
import type { ToolProps } from '../../person/tool/tool-props';
import { useTool } from '../../person/tool/use-tool';
import { listed } from '../../ui/text/wording';
import { compareNames } from './comparison/compare-names';
import { describeRow, overview } from './comparison/summary';
import { MOST_NAMES, NamesForm } from './form/NamesForm';
import { loadNamesTables } from './load-names-tables';

const tool = defineTool({
  page: 'names',
  people: MOST_NAMES,
  calculate: ({ people }) => {
    const isEnough = people.length >= 2 && people.length <= MOST_NAMES;
    return isEnough && people.every(({ name }) => name)
      ? compareNames(people, people[0].date)
      : undefined;
  },
  load: loadResult,
});

// The result needs more code than the form should wait for. It loads while the form is filled in.
async function loadResult() {
  const [{ NamesResult }, tables] = await Promise.all([
    import('./result/NamesResult'),
    loadNamesTables(),
  ]);
  return { NamesResult, tables };
}

/** Names compared: two to four of them, their numbers side by side, what changes and what stays. */
export function NamesCompared({ offer, children: waiting }: ToolProps) {
  const inUse = useTool(tool);
  const { result, loading, choose } = inUse;
  const names = result?.people.map(({ name }) => name) ?? [];
  const summary = result && overview(result.value, names.length);
  const { NamesResult, tables } = loading.state === 'ready' ? loading.loaded : {};

  return (
    <ToolLayout
      inUse={inUse}
      announcement={summary ? `${listed(names)}. ${summary}` : ''}
      form={<NamesForm inUse={inUse} />}
    >
      {result && loading.state !== 'ready' && (
        <PendingReading
          loading={loading}
          waiting="Getting the numbers…"
          // The numbers themselves need no more code.
          failed={[
            ...result.value.rows.map((row) => describeRow(row, names, undefined)),
            'We couldn’t load the table.',
          ].join(' ')}
        />
      )}
      {NamesResult && tables && result && (
        <NamesResult
          key={result.runId}
          result={result}
          tables={tables}
          offer={offer}
          onChoose={choose}
        />
      )}
      <div hidden={result !== undefined}>{waiting}</div>
    </ToolLayout>
  );
}
