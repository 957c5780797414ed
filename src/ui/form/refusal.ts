import { isTooLong } from '../../numbers/name-limits';

/*
 * The browser checks fields by their attributes. Whether a field was refused is in the field too, like
 * its value.
 */

/** Whether every field inside an element is usable. The first one that is not gets an `invalid` event. */
export function checkFields(element: Element): boolean {
  const fields = element.querySelectorAll<HTMLInputElement>('input, select');
  return [...fields].every((field) => {
    checkLength(field);
    return field.checkValidity();
  });
}

/** Shows that a field is why nothing happened, and moves the focus there. */
export function markRefused(field: HTMLInputElement): void {
  field.ariaInvalid = 'true';
  field.focus();
}

/** Shows whether a date is later than its field takes, and leaves the focus where it is. */
export function markTooLate(field: HTMLInputElement): void {
  field.ariaInvalid = field.validity.rangeOverflow ? 'true' : null;
}

/** Removes the mark once the value is usable. */
export function markFixed(field: HTMLInputElement): void {
  checkLength(field);
  if (field.validity.valid) field.ariaInvalid = null;
}

/** For a name: by `maxlength` the browser would cut off what is pasted, and count it before it is composed. */
function checkLength(field: HTMLInputElement): void {
  if ('isName' in field.dataset) field.setCustomValidity(isTooLong(field.value) ? 'too long' : '');
}
