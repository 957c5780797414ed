import { lifePath, parseDate, personalYear } from '@ninefold/numerology';
import * as words from '#texts/library';
import type { FramedNumber } from '#texts/site/embed';
import { today } from '../../ui/browser/today';

const root = document.querySelector('main') as HTMLElement;
const form = root.querySelector('form') as HTMLFormElement;
const field = form.querySelector('input') as HTMLInputElement;
const result = root.querySelector('[data-result]') as HTMLElement;

type CalendarDate = NonNullable<ReturnType<typeof parseDate>>;

const calculate = {
  'life-path': (birth: CalendarDate) => lifePath(birth),
  'personal-year': (birth: CalendarDate) => personalYear(birth, { today: today() }),
} satisfies Readonly<Record<FramedNumber, unknown>>;

type AnyStep = ReturnType<(typeof calculate)[FramedNumber]>['steps'][number];

/** A line of the sum; undefined for a step that says nothing new. */
function describe(step: AnyStep): string | undefined {
  switch (step.kind) {
    case 'sum':
      return `${step.terms.join(' + ')} = ${step.to}`;
    case 'reduction':
      return `${step.from} → ${step.digits.join(' + ')} = ${step.to}`;
    case 'master-kept':
      return words.masterKept(step.to);
    case 'fold':
      return step.remainder === 0
        ? words.nothingLeft(step.from)
        : words.remainder(step.from, 9, step.to);
    default:
      return undefined;
  }
}

/** Shows one of the answers, all of which are on the page, and the sum that leads to it. */
function show(birth: CalendarDate): void {
  const { value, steps } = calculate[root.dataset['number'] as FramedNumber](birth);
  result.hidden = false;
  for (const answer of result.querySelectorAll<HTMLElement>('[data-answer]')) {
    answer.inert = answer.dataset['answer'] !== `${value}`;
  }
  const lines = steps.flatMap((step) => describe(step) ?? []);
  result
    .querySelector('ol')
    ?.replaceChildren(
      ...lines.map((line) => Object.assign(document.createElement('li'), { textContent: line })),
    );
  for (const year of result.querySelectorAll('[data-year]')) year.textContent = `${today().year}`;
  const link = root.querySelector('a');
  if (link) link.hash = `date=${field.value}${link.dataset['view'] ?? ''}`;
  // Not into view: the page around the frame stays where its reader is.
  result
    .querySelector<HTMLElement>('[data-answer]:not([inert]) h2')
    ?.focus({ preventScroll: true });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const birth = field.checkValidity() ? parseDate(field.value) : undefined;
  if (birth) return show(birth);
  field.ariaInvalid = 'true';
  field.focus();
});

field.addEventListener('input', () => {
  if (field.validity.valid) field.ariaInvalid = null;
});

// Whoever frames this page may take the height, which is the same for every answer, and nothing else.
if (parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ ninefoldHeight: root.offsetHeight }, '*');
  }).observe(root);
}
