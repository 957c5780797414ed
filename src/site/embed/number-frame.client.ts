import { lifePath, parseDate, personalYear } from '@ninefold/numerology';
import type { FramedNumber } from '#texts/site/embed';
import { inOrderOfDates } from '../../result/working/date-order';
import { describeSum } from '../../result/working/describe-step';
import { today } from '../../ui/browser/today';
import { markFixed, markRefused } from '../../ui/form/refusal';

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
type Sum = Parameters<typeof describeSum>[0];

/** The digits of the date, which are no sum, are in the first one. */
const isSum = (step: AnyStep): step is Sum => step.kind !== 'digits';

/** Shows one of the answers, all of which are on the page, and the sum that leads to it. */
function show(birth: CalendarDate): void {
  const { value, steps } = calculate[root.dataset['number'] as FramedNumber](birth);
  result.hidden = false;
  for (const answer of result.querySelectorAll<HTMLElement>('[data-answer]')) {
    answer.inert = answer.dataset['answer'] !== `${value}`;
  }
  const lines = inOrderOfDates<AnyStep>(steps).filter(isSum).map(describeSum);
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
  markRefused(field);
});

field.addEventListener('input', () => markFixed(field));

// Whoever frames this page may take the height, which is the same for every answer, and nothing else.
if (parent !== window) {
  new ResizeObserver(() => {
    parent.postMessage({ ninefoldHeight: root.offsetHeight }, '*');
  }).observe(root);
}
