import { useState } from 'react';
import { PrivacyNote } from '../../../person/form/PrivacyNote';
import { fillPerson, readPerson } from '../../../person/form/person';
import { countedLetters, resolveChoices } from '../../../person/letters/counted-letters';
import { CopyLink } from '../../../person/result/CopyLink';
import { Form } from '../../../ui/form/Form';
import { checkFields } from '../../../ui/form/refusal';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import {
  type People,
  readPeople,
  type SavedPerson,
  writePeople,
} from '../../../ui/session/pair-link';
import { isSamePerson } from '../../../ui/session/same-person';
import {
  isFirstOpening,
  rememberedFragment,
  rememberedPerson,
  rememberPerson,
} from '../../../ui/session/session-memory';
import { PersonFields } from './PersonFields';
import styles from './TogetherForm.module.css';

type Props = {
  /** Called when a visitor starts to use the form, or when it opens already filled in. */
  onTouch: () => Promise<void>;
  /** Shows a result, and scrolls to it unless it was restored. */
  onCompare: (people: People, shouldScroll: boolean) => void;
  /** Removes the result. */
  onClear: () => void;
};

/** The fields of both people, and a link that invites the second to fill in their own. */
export function TogetherForm({ onTouch, onCompare, onClear }: Props) {
  const [inviter, setInviter] = useState<SavedPerson>();

  function restore(form: HTMLFormElement) {
    const page = location.pathname;
    const linked = readPeople(location.hash);
    const remembered = readPeople(rememberedFragment(page));
    const inviting = linked?.length === 1 ? linked[0] : undefined;
    setInviter(inviting);
    // An invitation is shown until it is answered, also after a reload.
    const isAnswered = inviting && remembered && isSamePerson(inviting, remembered[0]);
    const isOpened = linked && (isFirstOpening(page, location.hash) || (inviting && !isAnswered));
    if (inviting && isOpened) onClear();
    const [first, second] = (isOpened ? linked : remembered) ?? [];
    // Whoever answered before a correction is still the one who answers.
    const isCorrected = inviting && inviting.name === remembered?.[0].name;
    const owner = (isCorrected && remembered?.[1]) || rememberedPerson();
    if (first) fillPerson(form, first, 'first-');
    else if (owner) fillPerson(form, owner, 'first-');
    if (first && second) {
      fillPerson(form, second, 'second-');
      return () => onCompare([first, second], Boolean(isOpened));
    }
    if (first && owner && owner.name !== first.name) fillPerson(form, owner, 'second-');
    return undefined;
  }

  function submit(form: HTMLFormElement) {
    const [first, second] = [personIn(form, 'first-'), personIn(form, 'second-')];
    if (!first || !second) return;
    // The letters of whoever invites count as they do for them.
    const isInviter = first.name === inviter?.name;
    onCompare([isInviter ? { ...first, choices: inviter.choices } : first, second], true);
    // In an invitation the first person is somebody else, not the owner of this tab.
    if (!inviter) rememberPerson(first);
  }

  function invitation({ form }: HTMLButtonElement): string | undefined {
    const fields = form?.querySelector('fieldset');
    if (!form || !fields || !checkFields(fields)) return undefined;
    const first = personIn(form, 'first-');
    // A visitor who counts every letter says so; otherwise the other browser's own choice applies.
    const letters = countedLetters();
    const choices = letters === 'spelled' ? resolveChoices(undefined, letters) : undefined;
    const fragment = first && writePeople([{ ...first, choices }]);
    return fragment && location.origin + location.pathname + fragment;
  }

  function forget() {
    setInviter(undefined);
    onClear();
  }

  return (
    <Form className={styles.form} onTouch={onTouch} onRestore={restore} onSubmit={submit}>
      <PersonFields
        label="First person"
        prefix="first-"
        folded={
          inviter && (
            <span>
              <strong dir="auto">{inviter.name}</strong> would like to know how the two of you get
              along.
            </span>
          )
        }
      >
        <div className={styles.half}>
          <CopyLink label="Copy my half" description="Your invitation" getLink={invitation} />
          <p className={styles.hint}>
            It’s an invitation: a link with this person only. Whoever opens it adds their own half.
          </p>
        </div>
      </PersonFields>
      <PersonFields label="Second person" prefix="second-" {...(inviter && { legend: 'You' })} />
      <SubmitButton>Compare</SubmitButton>
      {inviter && (
        <p className={styles.hint}>
          Nothing reaches a server, or {inviter.name}, unless you send a link yourself.
        </p>
      )}
      <PrivacyNote onForget={forget} />
    </Form>
  );
}

/** The person in the fields with a prefix. */
function personIn(form: HTMLFormElement, prefix: string): SavedPerson | undefined {
  const { name, date } = readPerson(form, prefix);
  return date && { name, date, choices: undefined };
}
