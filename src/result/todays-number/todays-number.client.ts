import { universalDayOf } from '@ninefold/numerology/helpers';
import { todaysDigits } from '#texts/result/todays-number';
import { today, watchDate } from '../../ui/browser/today';
import { unbrokenSum } from '../../ui/text/unbroken-sum';

/** Shows the meaning of the visitor's current date and the sum that leads to it. */
function showToday(): void {
  const { value, steps } = universalDayOf(today());
  const sums = steps.flatMap((step) => {
    const terms = 'terms' in step ? step.terms : 'digits' in step && step.digits;
    return terms ? unbrokenSum(`${terms.join(' + ')} = ${step.to}`) : [];
  });
  for (const day of document.querySelectorAll<HTMLElement>('[data-day]')) {
    day.toggleAttribute('data-today', day.dataset['day'] === String(value));
  }
  const sum = document.querySelector('[data-sum]');
  const text = todaysDigits(sums);
  // The same text again would drop what a reader has selected.
  if (sum && sum.textContent !== text) sum.textContent = text;
}

showToday();
watchDate(showToday);
