import { type CallQueue, callQueue } from './call-queue';

type MailerLiteWindow = Window & { ml?: CallQueue };

const SCRIPT = 'https://assets.mailerlite.com/js/universal.js';

/** What MailerLite's own code does. Its script finds the form by itself, by its class. */
export function mountMailerLite(view: MailerLiteWindow, accountId: string): void {
  const page = view.document;
  if (page.querySelector(`script[src="${SCRIPT}"]`)) return;
  view.ml ??= callQueue();
  page.head.append(Object.assign(page.createElement('script'), { async: true, src: SCRIPT }));
  view.ml('account', accountId);
}
