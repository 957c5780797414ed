import { VISIT_KEY } from '../../person/memory/stored-visit';
import { whenShown } from '../../ui/browser/prerendering';

const picker = document.querySelector('[data-pair-picker]');
const selects = [...(picker?.querySelectorAll('select') ?? [])];

// Goes to the text of the two numbers that were chosen.
picker?.querySelector('button')?.addEventListener('click', () => {
  const numbers = selects.map(({ value }) => Number(value));
  location.hash = numbers.toSorted((one, other) => one - other).join('-');
});

/** Not every browser opens what is collapsed around the target of the address. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const details = target?.closest('details');
  if (!target || !details || details.open) return;
  details.open = true;
  target.scrollIntoView();
}

addEventListener('hashchange', openTarget);
openTarget();

let ownNumber = '';

/** A visitor whom this tab remembers starts with their own number, unless they have chosen another. */
async function chooseOwnNumber(): Promise<void> {
  if (!ownNumber && !(VISIT_KEY in sessionStorage)) return;
  const { lifePathOfVisit } = await import('./life-path-of-visit');
  const [first] = selects;
  if (!first || (first.selectedIndex > 0 && first.value !== ownNumber)) return;
  ownNumber = `${lifePathOfVisit() ?? ''}`;
  if (ownNumber) first.value = ownNumber;
  else first.selectedIndex = 0;
}

/** Storage may be blocked; then nobody is known. */
function openWithOwnNumber(): void {
  chooseOwnNumber().catch(() => undefined);
}

whenShown().then(openWithOwnNumber);
addEventListener('pageshow', ({ persisted }) => persisted && openWithOwnNumber());
