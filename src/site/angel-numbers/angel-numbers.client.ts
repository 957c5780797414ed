import { checkFields, markFixed, markRefused } from '../../ui/form/refusal';
import { patternOf } from './pattern-of';

/*
 * The entries are in the page, and a number in the address leads to one. For any other number an entry
 * is put together from what the page says of each digit.
 */

const form = document.querySelector<HTMLFormElement>('form[data-look-up]');
const field = form?.querySelector('input');
const composed = document.querySelector<HTMLElement>('[data-composed]');

function textOf(name: string): string {
  return document.querySelector(`[data-says="${name}"]`)?.textContent ?? '';
}

function compose(entry: HTMLElement, number: string): void {
  const digits = [...new Set(number)];
  entry.id = number;
  entry.hidden = false;
  entry.dataset.testid = 'angel';
  const [heading, pattern] = entry.querySelectorAll('h2, p');
  if (heading) heading.textContent = number;
  if (pattern) pattern.textContent = textOf(patternOf(number));
  entry.querySelector('ul')?.replaceChildren(
    ...digits.map((digit) => {
      const item = document.createElement('li');
      item.textContent = `${digit}: ${textOf(digit)}`;
      return item;
    }),
  );
}

function show(): void {
  const number = location.hash.slice(1);
  if (!/^\d{1,6}$/.test(number)) return;
  const found = document.getElementById(number);
  const entry = found ?? composed;
  if (!entry || !composed) return;
  if (entry === composed) compose(composed, number);
  else composed.hidden = true;
  const rest = entry.querySelector('details');
  if (rest) rest.open = true;
  entry.scrollIntoView();
  entry.focus({ preventScroll: true });
}

if (form && field) {
  form.querySelector('button')?.removeAttribute('disabled');
  field.addEventListener('input', () => markFixed(field));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!checkFields(form)) return markRefused(field);
    const number = field.value.replace(/\D/g, '');
    // The same number again is no change of the address.
    if (location.hash === `#${number}`) show();
    else location.hash = number;
  });
  addEventListener('hashchange', show);
  show();
}
