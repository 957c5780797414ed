/**
 * Enter in a field moves to the next required field of its form that is still empty. Only where there is
 * none does it send the form. A field whose key says “next” always moves on. It is the same before and
 * after hydration.
 */
export function moveOnEnter(event: KeyboardEvent): void {
  const field = event.target as HTMLElement;
  // Enter also confirms a word in an input method editor; that one is ignored.
  if (event.key !== 'Enter' || event.isComposing || !field.matches('input:not([type="file"])')) {
    return;
  }
  const { form } = field as HTMLInputElement;
  // Where a choice decides which fields are required, only a hydrated form knows them.
  if (form?.querySelector('select') && form.closest('astro-island[ssr]')) return;
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input') ?? [])];
  const later = fields.slice(fields.indexOf(field as HTMLInputElement) + 1);
  const isNext = ({ required, value }: HTMLInputElement) => required && value.trim() === '';
  const next = field.enterKeyHint === 'next' ? later[0] : later.find(isNext);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
