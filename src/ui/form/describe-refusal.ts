import * as words from '#texts/ui/form';

/** What a screen reader hears of a refused field: what is missing, or its hint where something was typed. */
export function describeRefusal(field: HTMLInputElement): string {
  const group = field.closest('fieldset')?.querySelector('legend')?.textContent;
  const label = field.labels?.[0]?.textContent ?? '';
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  const refusal =
    field.type === 'date'
      ? words.wholeDate(label, field.min.slice(0, 4), field.max.slice(0, 4))
      : field.value.trim() && hint
        ? words.asHinted(label, hint)
        : words.isRequired(label);
  return group ? words.inGroup(group, refusal) : refusal;
}
