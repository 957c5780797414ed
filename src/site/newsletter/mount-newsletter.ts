import { mountFlodesk } from './flodesk';
import { mountMailerLite } from './mailerlite';

/**
 * Has the configured provider fill the page's container: at once, or where there is a button, when it is pressed.
 * A second call does nothing.
 */
export function mountNewsletter(view: Window, now: () => number): void {
  const container = view.document.querySelector<HTMLElement>('[data-testid="newsletter"]');
  const button = container?.querySelector('button');
  if (!container) return;
  if (!button) mountForm(view, container, now());
  button?.addEventListener('click', () => {
    button.parentElement?.remove();
    container.focus();
    mountForm(view, container, now());
  });
}

function mountForm(view: Window, { dataset }: HTMLElement, now: number): void {
  const { provider, formId, accountId } = dataset;
  if (provider === 'flodesk' && formId) mountFlodesk(view, formId, now);
  if (provider === 'mailerlite' && accountId) mountMailerLite(view, accountId);
}
