import { formatDate } from '@ninefold/numerology';
import type { ChangeEvent } from 'react';
import { replaceFields } from '../../ui/form/fields';
import { shortDate } from '../../ui/text/wording';
import styles from './ChoosePerson.module.css';
import { type KeptPerson, usePeople } from './kept-people';

type Props = {
  /** The names of the fields that it fills, where they are not `name` and `date`. */
  fields?: { readonly name?: string; readonly date?: string };
  /** Called when the fields are filled: no field has had an event. */
  onChoose?: (form: HTMLFormElement) => void;
};

/** The people that a visitor keeps, to choose from. */
export function PersonSelect({ fields = { name: 'name', date: 'date' }, onChoose }: Props) {
  const { kept } = usePeople();

  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const person = kept.find(({ record }) => record.id === currentTarget.value);
    const { form } = currentTarget;
    if (!person || !form) return;
    replaceFields(form, {
      ...(fields.name && { [fields.name]: person.name }),
      ...(fields.date && { [fields.date]: person.date ? formatDate(person.date) : '' }),
    });
    onChoose?.(form);
  }

  if (kept.length === 0) return null;
  return (
    <select className={styles.select} aria-label="Choose a person" onChange={choose}>
      <option value="">Choose a person</option>
      {kept.map((person) => (
        <option key={person.record.id} value={person.record.id}>
          {describe(person)}
        </option>
      ))}
    </select>
  );
}

function describe({ name, date, label }: KeptPerson): string {
  if (!name) return label;
  return `${name}, ${date ? shortDate(date) : 'no birth date'}`;
}
