import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import { Field } from '../../ui/form/Field';
import { readText } from '../../ui/form/fields';
import { SelectField } from '../../ui/form/SelectField';
import { BirthDateField } from './BirthDateField';
import type { NumberParts } from './number-parts';

/** A number that can be chosen. */
interface Kind extends NumberParts {
  readonly label: string;
}

type Kinds<Id extends string> = Readonly<Record<Id, Kind>>;

type Props<Id extends string> = {
  /** The name of the field with the choice. */
  name: string;
  /** The numbers to choose from, by their ids. */
  kinds: Kinds<Id>;
  chosen: Id;
  /** Shown below the choice. */
  children?: ReactNode;
};

/** Which number, and of the name and the birth date what it needs. */
export function NumberFields<Id extends string>({ name, kinds, chosen, children }: Props<Id>) {
  const { label, usesName, usesDate } = kinds[chosen];
  return (
    <>
      <SelectField
        label="Which number"
        name={name}
        options={Object.entries<Kind>(kinds).map(([value, kind]) => ({ value, label: kind.label }))}
      />
      {children}
      <Field
        label="Full Name"
        name="name"
        hint={usesName ? 'Required' : `Not needed for a ${label}`}
        required={usesName}
        pattern=".*\S.*"
        spellCheck={false}
      />
      <BirthDateField required={usesDate} />
    </>
  );
}

/**
 * The number that is chosen in a form; the first until there is one. It is read from the field: something
 * may have been chosen before hydration, or filled in since.
 */
export function useChosenKind<Id extends string>(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  kinds: Kinds<Id>,
): Id {
  const [first] = Object.keys(kinds) as [Id, ...Id[]];
  const isKind = (id: string): id is Id => Object.hasOwn(kinds, id);
  function read() {
    const id = form.current ? readText(form.current, name) : '';
    return isKind(id) ? id : first;
  }
  return useSyncExternalStore(watchChanges, read, () => first);
}

function watchChanges(onChange: () => void): () => void {
  document.addEventListener('change', onChange);
  return () => document.removeEventListener('change', onChange);
}
