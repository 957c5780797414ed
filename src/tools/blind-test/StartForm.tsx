import type { Ref } from 'react';
import { BirthDateField } from '../../person/form/BirthDateField';
import { NameField } from '../../person/form/NameField';
import { PrivacyNote } from '../../person/form/PrivacyNote';
import { readPerson } from '../../person/form/person';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { CopyLink } from '../../person/result/CopyLink';
import { Form } from '../../ui/form/Form';
import { checkFields } from '../../ui/form/refusal';
import { SubmitButton } from '../../ui/form/SubmitButton';
import type { SavedPerson } from '../../ui/session/pair-link';
import { rememberPerson } from '../../ui/session/session-memory';
import styles from './BlindTest.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  onTouch: () => Promise<void>;
  onStart: (person: SavedPerson) => void;
  /** A link with which a friend can answer for somebody. Undefined for a name that no link can hold. */
  invite: (person: SavedPerson) => string | undefined;
};

/** Whose readings are looked for. */
export function StartForm({ ref, onTouch, onStart, invite }: Props) {
  function submit(form: HTMLFormElement) {
    const person = personIn(form);
    if (!person) return;
    rememberPerson(person);
    onStart(person);
  }

  function invitation({ form }: HTMLButtonElement): string | undefined {
    const person = form && checkFields(form) && personIn(form);
    if (!person) return undefined;
    rememberPerson(person);
    return invite(person);
  }

  return (
    <div ref={ref} className={styles.start}>
      <Form onTouch={onTouch} onSubmit={submit}>
        <ChoosePerson />
        <NameField label="Full Name" />
        <BirthDateField required />
        <SubmitButton>Start the test</SubmitButton>
        <div className={styles.friend}>
          <CopyLink
            label="Copy a link for a friend"
            description="A test about you, for a friend"
            getLink={invitation}
          />
          <p className={styles.small}>
            Or let somebody who knows you answer for you. The link has your first name and eight
            numbers in it, and not your birth date.
          </p>
        </div>
        <PrivacyNote onForget={() => {}} />
      </Form>
    </div>
  );
}

function personIn(form: HTMLFormElement): SavedPerson | undefined {
  const { name, date } = readPerson(form);
  return date && { name, date, choices: undefined };
}
