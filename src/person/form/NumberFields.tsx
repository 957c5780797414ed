import type { ReactNode } from 'react';
import { Field } from '../../ui/form/Field';
import { readText } from '../../ui/form/fields';
import { SelectField } from '../../ui/form/SelectField';
import { BirthDateField } from './BirthDateField';

/** A number that can be chosen, and what it is made of. */
interface Kind {
  readonly label: string;
  readonly usesName: boolean;
  readonly usesDate: boolean;
}

type Props<Id extends string> = {
  /** The numbers to choose from, by their ids. */
  kinds: Readonly<Record<Id, Kind>>;
  chosen: Id;
  onChoose: (id: Id) => void;
  /** Shown below the choice. */
  children?: ReactNode;
};

/** Which number, and of the name and the birth date what it needs. */
export function NumberFields<Id extends string>({ kinds, chosen, onChoose, children }: Props<Id>) {
  const { label, usesName, usesDate } = kinds[chosen];
  return (
    <>
      <SelectField
        label="Which number"
        name="kind"
        options={Object.entries<Kind>(kinds).map(([value, kind]) => ({ value, label: kind.label }))}
        onChange={({ currentTarget: { form } }) => form && onChoose(kindIn(form, kinds))}
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

/** The number that is chosen in a form; the first where there is none. */
export function kindIn<Id extends string>(
  form: HTMLFormElement,
  kinds: Readonly<Record<Id, unknown>>,
): Id {
  const id = readText(form, 'kind');
  return (Object.hasOwn(kinds, id) ? id : Object.keys(kinds)[0]) as Id;
}
