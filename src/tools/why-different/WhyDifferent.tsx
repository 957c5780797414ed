import { writeEntry } from '../../person/entry/entry';
import { PendingReading } from '../../person/result/PendingReading';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import { defineTool } from '../../person/tool/tool';
import type { ToolProps } from '../../person/tool/tool-props';
import { useTool } from '../../person/tool/use-tool';
import { chooserOf, LetterChoicesContext } from '../../person/working/letter-choices';
import { useToday } from '../../ui/browser/use-today';
import { Answer } from './Answer';
import { headline } from './answer-words';
import { askedKinds, questionIn, SAID } from './explanation/questions';
import { WhyForm } from './WhyForm';

const tool = defineTool({
  page: 'why-different',
  people: 1,
  // Which number, and what the other site said.
  extra: { number: new RegExp(`^(?:${Object.keys(askedKinds).join('|')})$`), said: SAID },
  calculate: questionIn,
  load: () => import('./explanation/answers'),
});

/** Another site gave another number: which of the common rules lead to it. */
export function WhyDifferent({ offer, children: waiting }: ToolProps) {
  const inUse = useTool(tool);
  const { result, choose, resultRef, loading } = inUse;
  const today = useToday();
  const answers = loading.state === 'ready' ? loading.loaded : undefined;
  const explanation = result && today && answers?.explain(result.value, today);
  return (
    <CalculatorLayout
      announcement={explanation ? headline(explanation) : ''}
      runId={result?.runId}
      form={<WhyForm inUse={inUse} />}
      resultRef={resultRef}
    >
      {result && loading.state !== 'ready' && <PendingReading loading={loading} />}
      {explanation && result && answers && (
        <LetterChoicesContext value={chooserOf(result, choose)}>
          <Answer
            key={result.runId}
            question={result.value}
            explanation={explanation}
            texts={answers}
            fragment={writeEntry(result)}
            people={result.entry.people}
            offer={offer}
          />
        </LetterChoicesContext>
      )}
      <div hidden={result !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}
