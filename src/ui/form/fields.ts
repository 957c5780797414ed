import { type CalendarDate, normalizeName, parseDate } from '@ninefold/numerology';
import { markMended } from './refusal';

/*
 * Fields are uncontrolled: what a visitor types before hydration is in them, not in React. So values
 * are read from the form and written into it.
 */

const LONGEST_NAME = 10_000;

/** A field by its name in the form; null if the form does not have it. */
export function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
  return form.elements.namedItem(name) as HTMLInputElement | null;
}

/** The text of a field, normalized and without outer white space; empty if there is no such field. */
export function readText(form: HTMLFormElement, name: string): string {
  // The library takes no longer names, and nobody has one.
  return normalizeName(fieldOf(form, name)?.value.trim().slice(0, LONGEST_NAME) ?? '');
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

/** Fills fields by their names, unless a visitor has already typed something else into one of them. */
export function fillFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const isTyped = Object.entries(values).some(([name, value]) => {
    const typed = fieldOf(form, name)?.value;
    return typed && typed !== value;
  });
  if (!isTyped) replaceFields(form, values);
}

/** Fills fields by their names, whatever is in them. */
export function replaceFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    if (!field) continue;
    field.value = value;
    markMended(field);
  }
}
