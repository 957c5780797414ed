import { formatDate, NO_CHOICES } from '@ninefold/numerology';
import { readDate } from '../../../ui/primitives/read-date';
import type { FormValues } from '../../../ui/session/form-values';
import type { Person } from '../comparison/compare';
import type { Who } from './PersonFields';

/** The person in the fields of a form, or the first field that has no usable value. */
export function readPerson(form: HTMLFormElement, who: Who): Person | HTMLInputElement {
  const { name, date } = fieldsOf(form, who);
  const written = name.value.trim();
  if (written === '') return name;
  const born = readDate(date);
  if (born === 'empty' || born === 'unusable') return date;
  return { name: written, date: born, choices: NO_CHOICES };
}

/** Fills the fields of a person, unless a visitor has already typed something else. */
export function fillPerson(form: HTMLFormElement, who: Who, { name, date }: FormValues): void {
  const fields = fieldsOf(form, who);
  const values = [
    [fields.name, name],
    [fields.date, date ? formatDate(date) : ''],
  ] as const;
  if (values.some(([field, value]) => field.value && field.value !== value)) return;
  for (const [field, value] of values) field.value = value;
}

function fieldsOf(form: HTMLFormElement, who: Who) {
  const field = (name: string) => form.elements.namedItem(`${who}-${name}`) as HTMLInputElement;
  return { name: field('name'), date: field('date') };
}
