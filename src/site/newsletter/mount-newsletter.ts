import { mountFlodesk } from './flodesk';
import { mountMailerLite } from './mailerlite';

/** Has the configured provider fill the page's container. A second call does nothing. */
export function mountNewsletter(view: Window, now: number): void {
  const container = view.document.querySelector<HTMLElement>('[data-testid="newsletter"]');
  const { provider, formId, accountId } = container?.dataset ?? {};
  if (provider === 'flodesk' && formId) mountFlodesk(view, formId, now);
  if (provider === 'mailerlite' && accountId) mountMailerLite(view, accountId);
}
