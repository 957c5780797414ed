import { VISIT_KEY } from '../../person/memory/opens-with-result';

const picker = document.querySelector('[data-pair-picker]');
const selects = [...(picker?.querySelectorAll('select') ?? [])];

// Goes to the text of the two numbers that were chosen.
picker?.querySelector('button')?.addEventListener('click', () => {
  const numbers = selects.map(({ value }) => Number(value));
  location.hash = numbers.toSorted((one, other) => one - other).join('-');
});

/** Not every browser opens what is folded around the target of the address. */
function unfold(): void {
  const target = document.getElementById(location.hash.slice(1));
  const folded = target?.closest('details');
  if (!target || !folded || folded.open) return;
  folded.open = true;
  target.scrollIntoView();
}

addEventListener('hashchange', unfold);
unfold();

/** A visitor whom this tab knows starts with their own number. */
async function chooseOwnNumber(): Promise<void> {
  if (!(VISIT_KEY in sessionStorage)) return;
  const { lifePathOfVisit } = await import('./life-path-of-visit');
  const number = lifePathOfVisit();
  const [first] = selects;
  // Unless the visitor has chosen meanwhile.
  if (first?.selectedIndex === 0 && number) first.value = `${number}`;
}

// Storage may be blocked; then nobody is known.
chooseOwnNumber().catch(() => undefined);
