import type { ReactNode } from 'react';
import * as words from '#texts/tools/names-battle';
import { NameField } from '../../person/form/NameField';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { GameLayout } from '../../result/tool/GameLayout';
import { ToolForm } from '../../result/tool/ToolForm';
import { defineTool, type ToolState } from '../../result/tool/tool';
import { useTool } from '../../result/tool/use-tool';
import { LetterChoicesContext } from '../../result/working/letter-chooser';
import type { BattleTexts } from './analysis';
import { BattleResult } from './BattleResult';
import { battle, chooserOfBoth, sharedChoices } from './battle';
import styles from './NamesBattle.module.css';

const tool = defineTool({
  page: 'names-battle',
  // Two names of any kind, of which neither is the visitor's for certain.
  people: 0,
  startsWithPerson: true,
  calculate: ({ people }) => {
    const [first, second] = people;
    return first.name && second?.name
      ? battle(first.name, second.name, sharedChoices(people))
      : undefined;
  },
  load: loadTexts,
  replacesForm: true,
});

/** The Name Vibration Battle: two names, two bars, and what they make of each other. */
export function NamesBattle({ children: placeholder }: { children?: ReactNode }) {
  const toolState = useTool(tool);
  const { result, chooseLetters, clear, startOver } = toolState;
  const view = result && (
    <LetterChoicesContext value={chooserOfBoth(result.people, chooseLetters)}>
      <BattleResult
        key={result.runId}
        result={result}
        texts={toolState.loading}
        onAgain={startOver}
        onForget={clear}
      />
    </LetterChoicesContext>
  );
  return (
    <GameLayout form={<BattleForm toolState={toolState} />} view={view}>
      {placeholder}
    </GameLayout>
  );
}

/** The most characters that can be typed as a name (docs/rules/names-battle.md#battle-number). */
const MAX_BATTLE_NAME_LENGTH = 50;

function BattleForm({ toolState }: { toolState: ToolState }) {
  return (
    <ToolForm
      toolState={toolState}
      button={words.submit}
      onRefuse={() => alert(words.notBothNames)}
      privacy={words.privacy}
    >
      <Name name="name" />
      <span className={`h3 gold ${styles.versus}`} aria-hidden="true">
        {words.and}
      </span>
      <Name name="name-2" />
    </ToolForm>
  );
}

/** A name, and the way to choose it. The first may be the visitor's. */
function Name({ name }: { name: keyof typeof words.nameFields }) {
  const { group, label, example } = words.nameFields[name];
  const isFirst = name === 'name';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a visible legend would say the label twice
    <div role="group" aria-label={group} className="stack-2">
      <ChoosePerson fields={{ name }} isVisitor={isFirst} />
      <NameField
        label={label}
        placeholder={example}
        name={name}
        maxLength={MAX_BATTLE_NAME_LENGTH}
        enterKeyHint={isFirst ? 'next' : undefined}
      />
    </div>
  );
}

/** Fetches the texts of a battle. They are large, and not needed before the score. */
export async function loadTexts(): Promise<BattleTexts> {
  const [{ battleTraits }, { battlePairs }, { battleAnalysis }] = await Promise.all([
    import('#texts/readings/battle-traits'),
    import('#texts/readings/battle-pairs'),
    import('#texts/readings/battle-analysis'),
  ]);
  return { traits: battleTraits, pairs: battlePairs, analysis: battleAnalysis };
}
