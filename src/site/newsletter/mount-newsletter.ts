/**
 * Has the configured provider fill the page's container: at once, or where there is a button, when it is clicked.
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

type FlodeskWindow = Window & { FlodeskObject?: string; fd?: CallQueue };

const FLODESK = 'https://assets.flodesk.com/universal';
const TWO_MINUTES = 120_000;

/** What the code does that Flodesk gives out for an inline form: docs/decisions/14-business.md. */
function mountFlodesk(view: FlodeskWindow, formId: string, now: number): void {
  const page = view.document;
  if (page.querySelector(`script[src^="${FLODESK}"]`)) return;
  view.FlodeskObject = 'fd';
  view.fd ??= callQueue();
  const version = `?v=${Math.floor(now / TWO_MINUTES) * 60}`;
  const script = { async: true, type: 'module', src: `${FLODESK}.mjs${version}` };
  const olderScript = { async: true, noModule: true, src: `${FLODESK}.js${version}` };
  page.head.append(
    Object.assign(page.createElement('script'), script),
    Object.assign(page.createElement('script'), olderScript),
  );
  view.fd('form', { formId, containerEl: `#fd-form-${formId}` });
}

type MailerLiteWindow = Window & { ml?: CallQueue };

const MAILERLITE = 'https://assets.mailerlite.com/js/universal.js';

/** What MailerLite's own code does. Its script finds the form by itself, by its class. */
function mountMailerLite(view: MailerLiteWindow, accountId: string): void {
  const page = view.document;
  if (page.querySelector(`script[src="${MAILERLITE}"]`)) return;
  view.ml ??= callQueue();
  page.head.append(Object.assign(page.createElement('script'), { async: true, src: MAILERLITE }));
  view.ml('account', accountId);
}

/** What a provider's script answers once it has loaded: the calls made until then are in `q`. */
export interface CallQueue {
  (...call: readonly unknown[]): void;
  q?: (readonly unknown[])[];
}

/** A function that keeps its calls for a provider's script. */
function callQueue(): CallQueue {
  const queue: CallQueue = (...call) => {
    queue.q ??= [];
    queue.q.push(call);
  };
  return queue;
}
