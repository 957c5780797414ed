let clicked: Element | null = null;

/**
 * The second half of a double click is for the button that the first half clicked, and not for what has
 * come under the pointer since: the next row, the answer to a question, the button of a new view.
 */
export function keepToOneButton(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  if (event.detail < 2) clicked = button;
  else if (button !== clicked) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}
