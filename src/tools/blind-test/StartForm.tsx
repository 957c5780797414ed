import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { countedLetters, resolveChoices } from '../../person/letters/counted-letters';
import { rememberPerson } from '../../person/memory/visit';
import { personIn } from '../../person/tool/form-entry';
import { ToolForm } from '../../person/tool/ToolForm';
import type { ToolState } from '../../person/tool/tool';
import { checkFields } from '../../ui/form/refusal';
import { Button } from '../../ui/primitives/Button';
import { CopyButton } from '../../ui/primitives/CopyButton';
import styles from './BlindTest.module.css';
import { type Game, invitationLink, newSeed } from './game';
import { invitationOf } from './invitation-words';

/** Whose readings are looked for. */
export function StartForm({ toolState }: { toolState: ToolState<Game, unknown> }) {
  function submit(form: HTMLFormElement) {
    const person = personIn(form);
    toolState.run({ people: [{ name: '', ...person }], extra: { seed: newSeed() } }, person);
  }

  return (
    <ToolForm
      button="Start the test"
      toolState={{ ...toolState, submit }}
      end={
        <div className="row">
          <CopyButton
            label="Copy a link for a friend"
            description="A test about you, for a friend"
            getText={invitation}
          />
          <p className="note">
            Or let somebody who knows you answer for you. The link has your first name and eight
            numbers in it, and not your birth date.
          </p>
        </div>
      }
    >
      <NameField label="Full Name" />
      <BirthDateField required />
    </ToolForm>
  );
}

function invitation({ form }: HTMLButtonElement): string | undefined {
  if (!form || !checkFields(form)) return undefined;
  const person = personIn(form);
  rememberPerson(person);
  const letters = resolveChoices(undefined, countedLetters());
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
  const { heading, text, promise } = invitationOf(name);
  return (
    <div className={`stack-2 page ${styles.invitation}`}>
      <h2 dir="auto">{heading}</h2>
      <p>{text}</p>
      <p className="note">{promise}</p>
      <div className="row">
        <Button onClick={onStart}>Start the test</Button>
        <Button tone="plain" onClick={onDecline}>
          I’d rather test myself
        </Button>
      </div>
    </div>
  );
}
