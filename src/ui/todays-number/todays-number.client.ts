import { universalDay } from '@ninefold/numerology';
import { unbrokenSum } from '../text/unbroken-sum';

/** Shows the meaning of the visitor's current date and the sum that leads to it. */
function showToday(): void {
  const now = new Date();
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
  const { value, steps } = universalDay(today);
  const sums = steps.flatMap((step) => {
    const terms = step.kind === 'sum' ? step.terms : step.kind === 'reduction' && step.digits;
    return terms ? unbrokenSum(`${terms.join(' + ')} = ${step.to}`) : [];
  });
  for (const block of document.querySelectorAll('[data-testid="todays-number"]')) {
    for (const day of block.querySelectorAll<HTMLElement>('[data-day]')) {
      day.toggleAttribute('data-today', day.dataset['day'] === String(value));
    }
    const sum = block.querySelector('[data-sum]');
    if (sum) sum.textContent = `Today’s digits: ${sums.join(', then ')}.`;
  }
}

showToday();
// A page that was prerendered before midnight or left open past it is shown on another day.
for (const event of ['prerenderingchange', 'visibilitychange']) {
  document.addEventListener(event, showToday);
}
addEventListener('pageshow', showToday);
