import { describeSum } from '#texts/numbers';
import * as words from '#texts/tools/by-hand';
import { numberNames } from '../../numbers/number-names';
import type { Extra } from '../../person/entry/entry';
import { NumberFields, useChosenKind } from '../../person/form/NumberFields';
import { isEnoughFor, SUM_ID, type SumId } from '../../person/form/sum-ids';
import { ToolForm } from '../../result/tool/ToolForm';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps, type ToolState } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { useToday } from '../../ui/browser/use-today';
import { replaceFields } from '../../ui/form/fields';
import { PendingReading } from '../../ui/loading/PendingReading';
import { Button } from '../../ui/primitives/Button';
import { workByHand } from './rules/hand-kinds';

/** Which number it is; the pattern lets no other text in. */
const kindOf = ({ view }: Extra) => view as SumId;

const tool = defineTool({
  page: 'by-hand',
  people: 1,
  extra: { view: SUM_ID },
  begin: (before) => ({ view: 'life-path', ...before }),
  trim: ({ people: [{ name, date, letters }], extra }) => {
    const { usesName, usesDate } = numberNames[kindOf(extra)];
    const person = { ...(usesName ? { name, letters } : { name: '' }), ...(usesDate && { date }) };
    return { people: [person], extra };
  },
  calculate: ({ people: [person], extra }) => {
    const kind = kindOf(extra);
    return isEnoughFor(kind, person) ? kind : undefined;
  },
  // The sums need more code than the form should wait for. It loads while the form is filled in.
  load: async () => (await import('./walk/Walk')).Walk,
});

/** A number worked out by the visitor, sum by sum, and checked on the way. */
export function ByHand({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result, loading } = toolState;
  const today = useToday();
  const Walk = loading.loaded;
  const person = result?.people[0];
  return (
    <ToolLayout
      toolState={toolState}
      announcement=""
      form={<HandForm toolState={toolState} />}
      placeholder={placeholder}
    >
      {result && (
        <PendingReading loading={loading} loadingText={words.loading} failed={words.failed} />
      )}
      {Walk && result && person && today && (
        <Walk
          // Other letters make other sums.
          key={`${result.runId} ${JSON.stringify(person.letters)}`}
          result={result}
          worked={workByHand(result.value, person, today)}
          offer={offer}
        />
      )}
    </ToolLayout>
  );
}

/** People whose sums are worth doing: three rounds of reducing, a master number, and a short name. */
const EXAMPLES = [
  { name: 'Grace Hopper', date: '1906-12-09' },
  { name: 'Edith Piaf', date: '1915-12-19' },
  { name: 'Bruce Lee', date: '1940-11-27' },
] as const;

function HandForm({ toolState }: { toolState: ToolState }) {
  const kind = useChosenKind(toolState.formRef, 'view');
  return (
    <ToolForm button={words.submit} toolState={toolState} end={<Examples />}>
      <NumberFields name="view" chosen={kind}>
        <p className="note">{describeSum(kind)}</p>
      </NumberFields>
    </ToolForm>
  );
}

function Examples() {
  return (
    <div className="row-0">
      <p className="note">{words.orSomebodyElse}</p>
      {EXAMPLES.map(({ name, date }) => (
        <Button
          key={name}
          tone="link"
          onClick={({ currentTarget: { form } }) => {
            if (form) replaceFields(form, { name, date });
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
