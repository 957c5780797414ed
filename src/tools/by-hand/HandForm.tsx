import { useState } from 'react';
import { kindIn, NumberFields } from '../../person/form/NumberFields';
import { PrivacyNote } from '../../person/form/PrivacyNote';
import { fillPerson, readPerson } from '../../person/form/person';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { Form } from '../../ui/form/Form';
import { fieldOf, replaceFields } from '../../ui/form/fields';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Button } from '../../ui/primitives/Button';
import type { FormValues, Person } from '../../ui/session/form-values';
import {
  openLink,
  rememberedPerson,
  rememberedResult,
  rememberPerson,
} from '../../ui/session/session-memory';
import styles from './ByHand.module.css';
import { type HandId, handKinds, isHandId } from './rules/hand-kinds';

type Props = {
  /** Called when a visitor starts to use the form, or when it opens already filled in. */
  onTouch: () => Promise<void>;
  /** Starts with a number, and scrolls to it unless it was restored. */
  onStart: (person: Person, kind: HandId, shouldScroll: boolean) => void;
  onForget: () => void;
};

/** People whose sums are worth doing: three rounds of reducing, a master number, and a short name. */
const EXAMPLES = [
  { name: 'Grace Hopper', date: '1906-12-09' },
  { name: 'Edith Piaf', date: '1915-12-19' },
  { name: 'Bruce Lee', date: '1940-11-27' },
] as const;

/** Whose number it is, and which. */
export function HandForm({ onTouch, onStart, onForget }: Props) {
  const [kind, setKind] = useState<HandId>('life-path');
  const { label, what } = handKinds[kind];

  function restore(form: HTMLFormElement) {
    const linked = openLink(location.pathname, location.hash);
    const result = linked ?? rememberedResult(location.pathname);
    const person: FormValues | undefined = result ?? rememberedPerson();
    if (person) fillPerson(form, person);
    const select = fieldOf(form, 'kind');
    if (select && result && isHandId(result.view)) select.value = result.view;
    // Something may have been chosen before hydration.
    const chosen = kindIn(form, handKinds);
    setKind(chosen);
    const isEnough = (name: string, date: unknown) =>
      (name || !handKinds[chosen].usesName) && (date || !handKinds[chosen].usesDate);
    if (!result || !isEnough(result.name, result.date)) return undefined;
    return () => onStart(result, chosen, Boolean(linked));
  }

  function submit(form: HTMLFormElement) {
    const person = readPerson(form);
    rememberPerson(person);
    onStart({ ...person, choices: undefined }, kindIn(form, handKinds), true);
  }

  return (
    <Form onTouch={onTouch} onRestore={restore} onSubmit={submit}>
      <ChoosePerson />
      <NumberFields kinds={handKinds} chosen={kind} onChoose={setKind}>
        <p className={styles.what}>
          A {label} adds up {what}.
        </p>
      </NumberFields>
      <SubmitButton>Start</SubmitButton>
      <div className={styles.examples}>
        <p className={styles.what}>Or take somebody else’s, by the name they’re known by:</p>
        {EXAMPLES.map(({ name, date }) => (
          <Button
            key={name}
            tone="link"
            onClick={({ currentTarget: { form } }) => {
              if (form) replaceFields(form, { name, date });
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <PrivacyNote onForget={onForget} />
    </Form>
  );
}
