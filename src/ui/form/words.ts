/** What a screen reader hears: “First person: Full Name is required.” Its hint, where something was typed. */
export function describeRefusal(field: HTMLInputElement): string {
  const group = field.closest('fieldset')?.querySelector('legend')?.textContent;
  const label = field.labels?.[0]?.textContent;
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  const words =
    field.type === 'date'
      ? `${label}: a whole date, ${field.min.slice(0, 4)} to ${field.max.slice(0, 4)}.`
      : field.value.trim() && hint
        ? `${label}: ${hint}.`
        : `${label} is required.`;
  return group ? `${group}: ${words}` : words;
}
