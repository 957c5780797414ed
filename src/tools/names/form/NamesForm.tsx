import { formatDate } from '@ninefold/numerology';
import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { BirthDateField } from '../../../person/form/BirthDateField';
import { NameField } from '../../../person/form/NameField';
import { PrivacyNote } from '../../../person/form/PrivacyNote';
import { ChoosePerson } from '../../../person/people/ChoosePerson';
import { Field } from '../../../ui/form/Field';
import { Form } from '../../../ui/form/Form';
import { fieldOf, fillFields, readDate, readText } from '../../../ui/form/fields';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { Button } from '../../../ui/primitives/Button';
import {
  isFirstOpening,
  rememberedFragment,
  rememberedPerson,
  rememberPerson,
} from '../../../ui/session/session-memory';
import { MOST_NAMES, type NamesEntry, readNames } from './names-link';

type Props = {
  /** Called when a visitor starts to use the form, or when it opens already filled in. */
  onTouch: () => Promise<void>;
  /** Shows a result, and scrolls to it unless it was restored. */
  onCompare: (entry: NamesEntry, shouldScroll: boolean) => void;
  onForget: () => void;
};

/** The fields that were added: their first values, and which restored form they belong to. */
interface Added {
  readonly texts: readonly string[];
  readonly form: number;
}

const fieldName = (index: number) => `name-${index + 1}`;

/** Two names and, on request, two more, with an optional birth date. */
export function NamesForm({ onTouch, onCompare, onForget }: Props) {
  const [added, setAdded] = useState<Added>({ texts: [], form: 0 });

  function restore(form: HTMLFormElement) {
    const page = location.pathname;
    const linked = readNames(location.hash);
    const isOpened = linked !== undefined && isFirstOpening(page, location.hash);
    const entry = isOpened ? linked : readNames(rememberedFragment(page));
    if (!entry) {
      const owner = rememberedPerson();
      if (owner) fillIn(form, [owner.name], owner.date);
      return undefined;
    }
    const names = entry.names.map(({ name }) => name);
    const none = Array<string>(MOST_NAMES - names.length).fill('');
    if (fillIn(form, [...names, ...none], entry.date)) {
      setAdded((before) => ({ texts: names.slice(2), form: before.form + 1 }));
    }
    return () => onCompare(entry, isOpened);
  }

  function submit(form: HTMLFormElement) {
    const names = Array.from({ length: MOST_NAMES }, (_, index) => readText(form, fieldName(index)))
      .filter(Boolean)
      .map((name) => ({ name, choices: undefined }));
    const date = readDate(form, 'date');
    onCompare({ names, date }, true);
    const [first] = names;
    if (first) rememberPerson({ name: first.name, date });
  }

  function add({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setAdded({ ...added, texts: [...added.texts, ''] }));
    if (form) fieldOf(form, fieldName(added.texts.length + 2))?.focus();
  }

  function forget() {
    setAdded({ texts: [], form: 0 });
    onForget();
  }

  return (
    <Form onTouch={onTouch} onRestore={restore} onSubmit={submit}>
      <ChoosePerson fields={{ name: fieldName(0), date: 'date' }} />
      <NameField label="Name 1" name={fieldName(0)} placeholder="Grace Brewster Murray" />
      <NameField label="Name 2" name={fieldName(1)} placeholder="Grace Murray Hopper" />
      {added.texts.map((text, index) => (
        <Field
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are only ever added at the end
          key={`${added.form} ${index}`}
          label={`Name ${index + 3}`}
          name={fieldName(index + 2)}
          hint="Optional"
          spellCheck={false}
          defaultValue={text}
        />
      ))}
      {added.texts.length + 2 < MOST_NAMES && (
        <Button tone="plain" onClick={add}>
          Add a name
        </Button>
      )}
      <BirthDateField />
      <SubmitButton>Compare names</SubmitButton>
      <PrivacyNote onForget={forget} />
    </Form>
  );
}

function fillIn(form: HTMLFormElement, names: readonly string[], date: NamesEntry['date']) {
  return fillFields(form, {
    ...Object.fromEntries(names.map((name, index) => [fieldName(index), name])),
    date: date ? formatDate(date) : '',
  });
}
