import { formatDate } from '@ninefold/numerology';
import { fieldOf, fillFields, readDate, readText } from '../../ui/form/fields';
import { type Entry, type Extra, mapAll } from '../entry/entry';
import type { Person } from '../entry/person';

/*
 * The people in a form. The fields of the first are called `name` and `date`, those of the second
 * `name-2` and `date-2`. A field for anything else has the name that it has in links.
 */

/** No form has fields for more people. */
const MAX_FORM_PEOPLE = 4;

/** The name of a person's field. */
export function fieldName(part: 'name' | 'date', index: number): string {
  return index === 0 ? part : `${part}-${index + 1}`;
}

/** What a form asks for about a person: a name, a birth date or both, also where they were left empty. */
export function personIn(form: HTMLFormElement, index = 0): Partial<Person> {
  const [name, date] = [fieldName('name', index), fieldName('date', index)];
  return {
    ...(fieldOf(form, name) && { name: readText(form, name) }),
    ...(fieldOf(form, date) && { date: readDate(form, date) }),
  };
}

/** A form with the first person in it, and everything else. Fields for further people that are empty are nobody. */
export function entryIn(
  form: HTMLFormElement,
  first: Partial<Person>,
  keys: readonly string[],
): Entry {
  const others = Array.from({ length: MAX_FORM_PEOPLE - 1 }, (_, index) =>
    personIn(form, index + 1),
  );
  const further = others.filter(({ name, date }) => name || date);
  const extra = keys.flatMap((key) => (fieldOf(form, key) ? [[key, readText(form, key)]] : []));
  return {
    people: [{ name: '', ...first }, ...further.map((person) => ({ name: '', ...person }))],
    extra: Object.fromEntries(extra),
  };
}

/**
 * Fills a form, unless a visitor has already typed something else. A whole entry also empties the fields
 * of people whom it does not have.
 */
export function fillEntry(form: HTMLFormElement, entry: Entry, { isWhole = false } = {}): void {
  const missing = isWhole ? MAX_FORM_PEOPLE - entry.people.length : 0;
  const people = [...entry.people, ...Array.from({ length: missing }, () => ({ name: '' }))];
  fillFields(form, Object.assign({}, ...people.map(valuesOf), entry.extra));
}

/** Fills the fields of one person, unless a visitor has already typed something else. */
export function fillPerson(form: HTMLFormElement, person: Person, index = 0): void {
  fillFields(form, valuesOf(person, index));
}

function valuesOf({ name, date }: Person, index: number): Extra {
  return {
    [fieldName('name', index)]: name,
    [fieldName('date', index)]: date ? formatDate(date) : '',
  };
}

/** What a form asks for, of an entry that may be another tool's. Undefined if that has more people. */
export function keepFormFields(form: HTMLFormElement, { people, extra }: Entry): Entry | undefined {
  const asks = (part: 'name' | 'date', index: number) =>
    fieldOf(form, fieldName(part, index)) !== null;
  const last = people.length - 1;
  if (last > 0 && !asks('name', last) && !asks('date', last)) return undefined;
  const keep = ({ name, letters, date }: Person, index: number): Person => ({
    ...(asks('name', index) ? { name, letters } : { name: '' }),
    ...(asks('date', index) && { date }),
  });
  return { people: mapAll(people, keep), extra };
}

/** Whether a visitor has begun to use a form. */
export function isFormInUse(form: HTMLFormElement): boolean {
  const isFilled = [...form.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return isFilled || form.matches(':focus-within');
}

/** Whether a form has text in it that is not the person's. */
export function isTyped(form: HTMLFormElement, person: Person | undefined): boolean {
  const values = Object.values(person ? valuesOf(person, 0) : {});
  return [...form.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')].some(
    ({ value }) => value.trim() !== '' && !values.includes(value.trim()),
  );
}
