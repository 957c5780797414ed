import { formatDate } from '@ninefold/numerology';
import { flushSync } from 'react-dom';
import { shortDate } from '#texts/language';
import * as words from '#texts/person/people';
import field from '../../ui/form/Field.module.css';
import { replaceFields } from '../../ui/form/fields';
import { Button } from '../../ui/primitives/Button';
import { useVisitor } from '../memory/use-visitor';
import { rememberPerson } from '../memory/visit';
import styles from './ChoosePerson.module.css';
import { type SavedPerson, usePeople } from './saved-people';

type Props = {
  /** The names of the fields that it fills, where they are not `name` and `date`. */
  fields?: { readonly name?: string; readonly date?: string };
  /** Whether the fields are the visitor's own: then whoever is saved can go on where no tab remembers anybody. */
  isVisitor?: boolean;
  /** Called when the fields are filled: no field has had an event. */
  onChoose?: (form: HTMLFormElement) => void;
  /** Called after that, where a visitor goes on as somebody. */
  onGoOn?: (form: HTMLFormElement) => void;
};

/** Edited fields are nobody’s, so that the same person can be chosen again. */
function clearOnEdit(select: HTMLSelectElement | null, fields: readonly string[]) {
  const clear = ({ target }: Event) => {
    if (select && fields.includes((target as HTMLInputElement).name)) select.value = '';
  };
  const form = select?.form;
  form?.addEventListener('input', clear);
  return () => form?.removeEventListener('input', clear);
}

/** The people that a visitor saved, to choose from. */
export function PersonSelect(props: Props) {
  const { fields = { name: 'name', date: 'date' }, isVisitor = true, onChoose, onGoOn } = props;
  const { saved } = usePeople();
  const isAnybodyKnown = useVisitor() !== undefined;
  const [first] = saved;

  function choose(person: SavedPerson | undefined, form: HTMLFormElement | null) {
    if (!person || !form) return;
    replaceFields(form, {
      ...(fields.name && { [fields.name]: person.name }),
      ...(fields.date && { [fields.date]: person.date ? formatDate(person.date) : '' }),
    });
    onChoose?.(form);
  }

  function goOn(person: SavedPerson, form: HTMLFormElement | null) {
    // Synchronously: a button may be disabled until the fields are filled.
    flushSync(() => choose(person, form));
    // This one goes: the next step gets its focus.
    form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    rememberPerson(person);
    if (form) onGoOn?.(form);
  }

  if (!first) return null;
  return (
    <div className={styles.people}>
      {isVisitor && !isAnybodyKnown && (
        <Button
          tone="plain"
          className={styles.goOn}
          onClick={({ currentTarget: { form } }) => goOn(first, form)}
        >
          <span className={styles.name}>{words.goOnAs(first.label)}</span>
        </Button>
      )}
      <select
        ref={(select) => clearOnEdit(select, Object.values(fields))}
        className={`field-box ${field.select}`}
        aria-label={words.choosePerson}
        onChange={({ currentTarget: { value, form } }) =>
          choose(
            saved.find(({ record }) => record.id === value),
            form,
          )
        }
      >
        <option value="">{words.choosePerson}</option>
        {saved.map((person) => (
          <option key={person.record.id} value={person.record.id}>
            {optionFor(person)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** “Ann Lee, Jan 9, 1990”: a person in the list. */
function optionFor({ name, date, label }: SavedPerson): string {
  if (!name) return label;
  return `${name}, ${date ? shortDate(date) : words.noBirthDate}`;
}
