import * as words from '#texts/tools/why-different';
import { NumberFields, useChosenKind } from '../../person/form/NumberFields';
import { SUM_ID } from '../../person/form/sum-ids';
import { ToolForm } from '../../result/tool/ToolForm';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps, type ToolState } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { useToday } from '../../ui/browser/use-today';
import { Field } from '../../ui/form/Field';
import { PendingReading } from '../../ui/loading/PendingReading';
import { questionIn, SAID, SAID_PATTERN } from './explanation/questions';

const tool = defineTool({
  page: 'why-different',
  people: 1,
  // Which number, and what the other site said.
  extra: { number: SUM_ID, said: SAID },
  calculate: questionIn,
  load: async () => {
    const [{ explainDifference }, { Answer }] = await Promise.all([
      import('./explanation/explain'),
      import('./Answer'),
    ]);
    return { explainDifference, Answer };
  },
});

/** Another site gave another number: which of the common rules lead to it. */
export function WhyDifferent({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result, loading } = toolState;
  const today = useToday();
  const { explainDifference, Answer } = loading.loaded ?? {};
  const explanation = result && today && explainDifference?.(result.value, today);
  return (
    <ToolLayout
      toolState={toolState}
      announcement={explanation ? words.headline(explanation.ours.value, explanation.theirs) : ''}
      form={<WhyForm toolState={toolState} />}
      placeholder={placeholder}
    >
      {result && <PendingReading loading={loading} />}
      {explanation && result && Answer && (
        <Answer key={result.runId} result={result} explanation={explanation} offer={offer} />
      )}
    </ToolLayout>
  );
}

function WhyForm({ toolState }: { toolState: ToolState }) {
  const kind = useChosenKind(toolState.formRef, 'number');
  return (
    <ToolForm button={words.submit} toolState={toolState}>
      <NumberFields name="number" chosen={kind} />
      <Field
        label={words.saidLabel}
        name="said"
        hint={words.saidHint}
        inputMode="text"
        required
        pattern={SAID_PATTERN}
      />
    </ToolForm>
  );
}
