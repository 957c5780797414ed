import * as words from '#texts/tools/blind-test';
import type { Offer } from '../../config/offer';
import { GameLayout } from '../../result/tool/GameLayout';
import {
  defineTool,
  type ToolProps,
  type ToolResult,
  type ToolState,
} from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { PendingReading } from '../../ui/loading/PendingReading';
import styles from './BlindTest.module.css';
import { type Game, gameOf, gameParts } from './game';
import type { TestView } from './played/TestView';
import { Invitation, StartForm } from './StartForm';

const tool = defineTool({
  page: 'blind-test',
  people: 1,
  extra: gameParts,
  calculate: gameOf,
  // The readings come with it, while the form is filled in.
  load: async () => (await import('./played/TestView')).TestView,
  replacesForm: true,
});

/** The blind test: ten rounds of three passages, one of them the visitor's, and what luck would give. */
export function BlindTest({ offer, children: placeholder }: ToolProps) {
  const toolState = useTool(tool);
  const { result } = toolState;
  return (
    <GameLayout
      form={<StartForm toolState={toolState} />}
      view={result && <Played toolState={toolState} result={result} offer={offer} />}
    >
      {placeholder}
    </GameLayout>
  );
}

type Props = {
  toolState: ToolState<Game, typeof TestView>;
  result: ToolResult<Game>;
  offer: Offer;
};

/** What takes the place of the form: an invitation, or the test. */
function Played({ toolState, result, offer }: Props) {
  const { loading, submitEntry, chooseLetters, startOver } = toolState;
  const { inviter, answers } = result.value;
  if (inviter && result.isRestored && answers.length === 0) {
    return (
      <Invitation name={inviter} onStart={() => submitEntry(result.entry)} onDecline={startOver} />
    );
  }
  if (!loading.loaded) {
    return (
      <div className={`stack-2 page ${styles.invitation}`}>
        <PendingReading loading={loading} loadingText={words.loading} failed={words.failed} />
      </div>
    );
  }
  const View = loading.loaded;
  return (
    <View
      result={result}
      offer={offer}
      onPlay={(extra) =>
        submitEntry({ ...result.entry, extra: { ...result.entry.extra, ...extra } })
      }
      onChoose={chooseLetters}
      onStop={startOver}
    />
  );
}
