const TWO_MINUTES = 120_000;

/**
 * Asks the provider for its form: one place with the form's identifier in the page's container, and
 * the provider's script once, under a version that changes every two minutes.
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
