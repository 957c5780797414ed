import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { countedLetters, resolveChoices } from '../../person/letters/counted-letters';
import { rememberPerson } from '../../person/memory/visit';
import { personIn } from '../../person/tool/form-entry';
import { ToolForm } from '../../person/tool/ToolForm';
import type { ToolInUse } from '../../person/tool/use-tool';
import { checkFields } from '../../ui/form/refusal';
import { CopyButton } from '../../ui/primitives/CopyButton';
import styles from './BlindTest.module.css';
import { type Game, newSeed } from './game';
import { invitationLink } from './invitation-link';

/** Whose readings are looked for. */
export function StartForm({ inUse }: { inUse: ToolInUse<Game, unknown> }) {
  function submit(form: HTMLFormElement) {
    const person = personIn(form);
    inUse.run({ people: [{ name: '', ...person }], extra: { seed: newSeed() } }, person);
  }

  return (
    <div className={styles.start}>
      <ToolForm
        button="Start the test"
        inUse={{ ...inUse, submit }}
        end={
          <div className={styles.friend}>
            <CopyButton
              label="Copy a link for a friend"
              description="A test about you, for a friend"
              getText={invitation}
            />
            <p className={styles.small}>
              Or let somebody who knows you answer for you. The link has your first name and eight
              numbers in it, and not your birth date.
            </p>
          </div>
        }
      >
        <NameField label="Full Name" />
        <BirthDateField required />
      </ToolForm>
    </div>
  );
}

function invitation({ form }: HTMLButtonElement): string | undefined {
  if (!form || !checkFields(form)) return undefined;
  const person = personIn(form);
  rememberPerson(person);
  const letters = resolveChoices(undefined, countedLetters());
  return invitationLink({ name: '', ...person, letters }, { seed: newSeed(), hand: 0 });
}
