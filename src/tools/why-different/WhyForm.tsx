import { useState } from 'react';
import { kindIn, NumberFields } from '../../person/form/NumberFields';
import { PrivacyNote } from '../../person/form/PrivacyNote';
import { fillPerson, readPerson } from '../../person/form/person';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { Field } from '../../ui/form/Field';
import { Form } from '../../ui/form/Form';
import { fieldOf, fillFields, readText } from '../../ui/form/fields';
import { SubmitButton } from '../../ui/form/SubmitButton';
import {
  isFirstOpening,
  rememberedFragment,
  rememberedPerson,
  rememberPerson,
} from '../../ui/session/session-memory';
import { type AskedId, askedKinds, type Question, SAID_PATTERN } from './explanation/questions';
import { readQuestion } from './question-link';

type Props = {
  /** Called when a visitor starts to use the form, or when it opens already filled in. */
  onTouch: () => Promise<void>;
  /** Shows an answer, and scrolls to it unless it was restored. */
  onAsk: (question: Question, shouldScroll: boolean) => void;
  onForget: () => void;
};

/** Whose number it is, which one, and what the other site says. */
export function WhyForm({ onTouch, onAsk, onForget }: Props) {
  const [kind, setKind] = useState<AskedId>('life-path');

  function restore(form: HTMLFormElement) {
    const page = location.pathname;
    const linked = readQuestion(location.hash);
    const isOpened = linked && isFirstOpening(page, location.hash);
    const question = isOpened ? linked : readQuestion(rememberedFragment(page));
    const person = question ?? rememberedPerson();
    if (person) fillPerson(form, person);
    const select = fieldOf(form, 'kind');
    if (select && question) select.value = question.kind;
    // Something may have been chosen before hydration.
    setKind(kindIn(form, askedKinds));
    if (!question) return undefined;
    fillFields(form, { said: question.said });
    return () => onAsk(question, Boolean(isOpened));
  }

  function submit(form: HTMLFormElement) {
    const person = readPerson(form);
    rememberPerson(person);
    onAsk(
      {
        ...person,
        choices: undefined,
        kind: kindIn(form, askedKinds),
        said: readText(form, 'said'),
      },
      true,
    );
  }

  return (
    <Form onTouch={onTouch} onRestore={restore} onSubmit={submit}>
      <ChoosePerson />
      <NumberFields kinds={askedKinds} chosen={kind} onChoose={setKind} />
      <Field
        label="What the other site said"
        name="said"
        hint="Required, like 7 or 11/2"
        inputMode="text"
        required
        pattern={SAID_PATTERN}
      />
      <SubmitButton>Find out why</SubmitButton>
      <PrivacyNote onForget={onForget} />
    </Form>
  );
}
