import { formatDate } from '@ninefold/numerology';
import type { FormValues } from '../session/form-values';
import { fieldOf, fillFields, readDate, readText } from './fields';

/** The name and the birth date in a form. A form for several people has a prefix for each. */
export function readPerson(form: HTMLFormElement, prefix = ''): FormValues {
  return { name: readText(form, `${prefix}name`), date: readDate(form, `${prefix}date`) };
}

/** What a form asks for about a person: a name, a birth date or both, also where they were left empty. */
export function askedPerson(form: HTMLFormElement): Partial<FormValues> {
  const { name, date } = readPerson(form);
  return { ...(fieldOf(form, 'name') && { name }), ...(fieldOf(form, 'date') && { date }) };
}

/** Fills the fields of a person, unless a visitor has already typed something else. */
export function fillPerson(form: HTMLFormElement, { name, date }: FormValues, prefix = ''): void {
  fillFields(form, {
    [`${prefix}name`]: name,
    [`${prefix}date`]: date ? formatDate(date) : '',
  });
}
