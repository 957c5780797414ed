import * as words from '#texts/tools/blind-test';
import { BirthDateField } from '../../person/form/BirthDateField';
import { personIn } from '../../person/form/form-entry';
import { NameField } from '../../person/form/NameField';
import { chosenLetters, resolveChoices } from '../../person/letters/counted-letters';
import { rememberPerson } from '../../person/memory/visit';
import { ToolForm } from '../../result/tool/ToolForm';
import type { ToolState } from '../../result/tool/tool';
import { checkFields } from '../../ui/form/refusal';
import { Button } from '../../ui/primitives/Button';
import { CopyButton } from '../../ui/primitives/CopyButton';
import styles from './BlindTest.module.css';
import { type Game, invitationLink, newSeed } from './game';

/** Whose readings are looked for. */
export function StartForm({ toolState }: { toolState: ToolState<Game, unknown> }) {
  function submit(form: HTMLFormElement) {
    const person = personIn(form);
    toolState.submitEntry(
      { people: [{ name: '', ...person }], extra: { seed: newSeed() } },
      person,
    );
  }

  return (
    <ToolForm
      button={words.submit}
      toolState={{ ...toolState, submit }}
      end={
        <div className="row">
          <CopyButton label={words.copyLink} description={words.aboutYou} getText={invitation} />
          <p className="note">{words.orLetSomebody}</p>
        </div>
      }
    >
      <NameField />
      <BirthDateField required />
    </ToolForm>
  );
}

function invitation({ form }: HTMLButtonElement): string | undefined {
  if (!form || !checkFields(form)) return undefined;
  const person = personIn(form);
  rememberPerson(person);
  const letters = resolveChoices(undefined, chosenLetters());
  return invitationLink({ name: '', ...person, letters }, { seed: newSeed(), hand: 0 });
}

type Props = {
  /** Who asks to be recognized. */
  name: string;
  onStart: () => void;
  onDecline: () => void;
};

/** What a friend sees who opens somebody's link. */
export function Invitation({ name, onStart, onDecline }: Props) {
  const { heading, text, promise } = words.invitation(name);
  return (
    <div className={`stack-2 page ${styles.invitation}`}>
      <h2 dir="auto">{heading}</h2>
      <p>{text}</p>
      <p className="note">{promise}</p>
      <div className="row">
        <Button onClick={onStart}>{words.submit}</Button>
        <Button tone="plain" onClick={onDecline}>
          {words.decline}
        </Button>
      </div>
    </div>
  );
}
