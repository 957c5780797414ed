const TWO_MINUTES = 120_000;

/**
 * Mounts the provider's form: adds one element with the form's id to the page's container, and the
 * provider's script once, with a cache key that changes every two minutes.
 */
export function mountNewsletter(page: Document, now: number): void {
  const container = page.querySelector<HTMLElement>('[data-testid="newsletter"]');
  const { script: address, formId } = container?.dataset ?? {};
  if (!container || !address || !formId) return;

  if (!container.querySelector('[data-form]')) {
    const place = page.createElement('div');
    place.dataset['form'] = formId;
    container.append(place);
  }
  if (!page.querySelector('script[data-newsletter]')) {
    const url = new URL(address);
    url.searchParams.set('v', String(Math.floor(now / TWO_MINUTES)));
    const script = page.createElement('script');
    script.dataset['newsletter'] = '';
    script.async = true;
    script.src = url.href;
    page.head.append(script);
  }
}
