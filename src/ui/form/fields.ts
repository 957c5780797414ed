import { type CalendarDate, normalizeName, parseDate } from '@ninefold/numerology';
import { cleanName } from '../../numbers/name-limits';
import { markFixed } from './refusal';

/*
 * Fields are uncontrolled: what a visitor types before hydration is in them, not in React. So values
 * are read from the form and written into it.
 */

/** A field by its name in the form; null if the form does not have it. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}

/** The text of a field, normalized and without outer white space; empty if there is no such field. */
export function readText(form: HTMLFormElement, name: string): string {
  return normalizeName(cleanName(fieldOf(form, name)?.value ?? ''));
}

/** The date in a field; undefined if it is empty, half typed or outside the limits. */
export function readDate(form: HTMLFormElement, name: string): CalendarDate | undefined {
  const field = fieldOf(form, name);
  return field ? dateIn(field) : undefined;
}

/** The same for a field at hand. */
export function dateIn({ value, validity }: HTMLInputElement): CalendarDate | undefined {
  return validity.valid ? parseDate(value) : undefined;
}

/** What fields were filled with. Whatever else is in them was typed or chosen by a visitor. */
const filled = new WeakMap<HTMLInputElement, string>();

/**
 * Fills fields by their names, unless a visitor has already put something else into one of them. Returns
 * whether it did.
 */
export function fillFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): boolean {
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const field = fieldOf(form, name);
    return field ? { field, value } : [];
  });
  const isTyped = fields.some(
    ({ field, value }) => !['', defaultOf(field), filled.get(field), value].includes(field.value),
  );
  if (isTyped) return false;
  replaceFields(form, values);
  for (const { field, value } of fields) filled.set(field, value);
  return true;
}

/** What a field holds before anybody uses it; a list has its first option chosen. */
function defaultOf(field: HTMLInputElement | HTMLSelectElement): string | undefined {
  return 'options' in field ? field.options[0]?.value : field.defaultValue;
}

/** Fills fields by their names, whatever is in them. */
export function replaceFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (!field || field.value === value) continue;
    field.value = value;
    // A visitor is about to type here: selected, so that typing replaces it. A list cannot be.
    if (document.activeElement === field) field.select?.();
    markFixed(field);
  }
}
