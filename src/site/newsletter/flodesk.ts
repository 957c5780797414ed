import { type CallQueue, callQueue } from './call-queue';

type FlodeskWindow = Window & { FlodeskObject?: string; fd?: CallQueue };

const SCRIPT = 'https://assets.flodesk.com/universal';
const TWO_MINUTES = 120_000;

/** What the code does that Flodesk gives out for an inline form: docs/decisions/14-business.md. */
export function mountFlodesk(view: FlodeskWindow, formId: string, now: number): void {
  const page = view.document;
  if (page.querySelector(`script[src^="${SCRIPT}"]`)) return;
  view.FlodeskObject = 'fd';
  view.fd ??= callQueue();
  const version = `?v=${Math.floor(now / TWO_MINUTES) * 60}`;
  const script = { async: true, type: 'module', src: `${SCRIPT}.mjs${version}` };
  const olderScript = { async: true, noModule: true, src: `${SCRIPT}.js${version}` };
  page.head.append(
    Object.assign(page.createElement('script'), script),
    Object.assign(page.createElement('script'), olderScript),
  );
  view.fd('form', { formId, containerEl: `#fd-form-${formId}` });
}
