import type { Extra } from '../../person/entry/entry';
import { isEnoughFor } from '../../person/form/number-parts';
import { PendingReading } from '../../person/result/PendingReading';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import { defineTool } from '../../person/tool/tool';
import type { ToolProps } from '../../person/tool/tool-props';
import { useTool } from '../../person/tool/use-tool';
import { chooserOf, LetterChoicesContext } from '../../person/working/letter-choices';
import { useToday } from '../../ui/browser/use-today';
import { HandForm } from './HandForm';
import { type HandId, handKinds, workByHand } from './rules/hand-kinds';

/** Which number it is; the pattern lets no other text in. */
const kindOf = ({ view }: Extra) => view as HandId;

const tool = defineTool({
  page: 'by-hand',
  people: 1,
  opensWithPerson: true,
  extra: { view: new RegExp(`^(?:${Object.keys(handKinds).join('|')})$`) },
  begin: (before) => ({ view: 'life-path', ...before }),
  trim: ({ people: [{ name, date, letters }], extra }) => {
    const { usesName, usesDate } = handKinds[kindOf(extra)];
    const person = { ...(usesName ? { name, letters } : { name: '' }), ...(usesDate && { date }) };
    return { people: [person], extra };
  },
  calculate: ({ people: [person], extra }) => {
    const kind = kindOf(extra);
    return isEnoughFor(handKinds[kind], person) ? kind : undefined;
  },
  // The sums need more code than the form should wait for. It loads while the form is filled in.
  load: async () => (await import('./Walk')).Walk,
});

/** A number worked out by the visitor, sum by sum, and checked on the way. */
export function ByHand({ offer, children: waiting }: ToolProps) {
  const inUse = useTool(tool);
  const { result, choose, resultRef, loading } = inUse;
  const today = useToday();
  const Walk = loading.state === 'ready' ? loading.loaded : undefined;
  const person = result?.people[0];
  return (
    <CalculatorLayout
      announcement=""
      runId={result?.runId}
      form={<HandForm inUse={inUse} />}
      resultRef={resultRef}
    >
      {result && loading.state !== 'ready' && (
        <PendingReading
          loading={loading}
          waiting="Sharpening the pencil…"
          failed="We couldn’t load the sums. What you typed is still there."
        />
      )}
      {Walk && result && person && today && (
        <LetterChoicesContext value={chooserOf(result, choose)}>
          <Walk
            // Other letters make other sums.
            key={`${result.runId} ${JSON.stringify(person.letters)}`}
            result={result}
            worked={workByHand(result.value, person, today)}
            offer={offer}
          />
        </LetterChoicesContext>
      )}
      <div hidden={result !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}
