import * as words from '#texts/tools/together';
import { ToolLayout } from '../../result/tool/ToolLayout';
import { defineTool, type ToolProps } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { useToday } from '../../ui/browser/use-today';
import { meaningOf } from './comparison/meaning';
import { isHalf, type Pair, pairOf } from './comparison/pair';
import { TogetherResult } from './result/TogetherResult';
import { TogetherForm } from './TogetherForm';

const tool = defineTool({
  page: 'together',
  people: 2,
  invites: isHalf,
  calculate: pairOf,
  load: () => import('./together-texts'),
});

/** Two people compared: one form, five pairs of numbers, and what they say about the two. */
export function Together({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result, invitation, loading, chooseLetters } = toolState;
  const today = useToday();

  return (
    <ToolLayout
      toolState={toolState}
      announcement={result ? announce(result.value) : ''}
      form={<TogetherForm toolState={toolState} />}
      placeholder={placeholder}
    >
      {result && today && (
        <TogetherResult
          key={result.runId}
          result={result}
          today={today}
          loading={loading}
          offer={offer}
          onChoose={chooseLetters}
          isInvited={invitation !== undefined}
        />
      )}
    </ToolLayout>
  );
}

function announce({ pair, comparison: { score } }: Pair): string {
  const names = pair.map(({ name }) => name);
  return words.announcement(names, score, meaningOf(score));
}
