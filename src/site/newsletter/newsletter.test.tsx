import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as words from '#texts/site/newsletter';
import { type CallQueue, mountNewsletter } from './mount-newsletter';
import { Newsletter } from './Newsletter';
import { NewsletterLink } from './NewsletterLink';

const flodesk = { provider: 'flodesk', formId: '68aa5cf240d1', load: 'at once' } as const;
const mailerlite = {
  ...flodesk,
  provider: 'mailerlite',
  accountId: '241188',
  formId: '665g9F',
} as const;
const view: Window & { FlodeskObject?: string; fd?: CallQueue; ml?: CallQueue } = window;
const scripts = () => [...document.querySelectorAll('script')];

afterEach(() => {
  document.head.replaceChildren();
  delete view.FlodeskObject;
  delete view.fd;
  delete view.ml;
});

test('Flodesk gets its container, its two scripts and its call', () => {
  render(<Newsletter newsletter={flodesk} />);
  mountNewsletter(window, () => 0);
  expect(screen.getByTestId('newsletter').innerHTML).toBe('<div id="fd-form-68aa5cf240d1"></div>');
  expect(scripts().map(({ src, type, noModule }) => [src, type, Boolean(noModule)])).toEqual([
    ['https://assets.flodesk.com/universal.mjs?v=0', 'module', false],
    ['https://assets.flodesk.com/universal.js?v=0', '', true],
  ]);
  const call = { formId: '68aa5cf240d1', containerEl: '#fd-form-68aa5cf240d1' };
  expect([view.FlodeskObject, view.fd?.q]).toEqual(['fd', [['form', call]]]);
});

test('the version in Flodesk’s address changes every two minutes', () => {
  const versionAt = (minutes: number) => {
    document.head.replaceChildren();
    render(<Newsletter newsletter={flodesk} />);
    mountNewsletter(window, () => minutes * 60_000);
    cleanup();
    return scripts()[0]?.src.split('?v=')[1];
  };
  expect([0, 1.99, 2, 3.99, 4].map(versionAt)).toEqual(['0', '0', '60', '60', '120']);
});

test('MailerLite gets its container, its script and its call', () => {
  const { container } = render(<Newsletter newsletter={mailerlite} />);
  mountNewsletter(window, () => 500_000);
  expect(container.querySelector('.ml-embedded')?.getAttribute('data-form')).toBe('665g9F');
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://assets.mailerlite.com/js/universal.js',
  ]);
  expect(view.ml?.q).toEqual([['account', '241188']]);
});

test('on a press the provider is asked for nothing before it, and then for the form, once', () => {
  render(<Newsletter newsletter={{ ...flodesk, load: 'on a press' }} />);
  mountNewsletter(window, () => 0);
  screen.getByText(/The form comes from Flodesk, and only once you press\./);
  expect(scripts()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: words.get }));
  expect(scripts()).toHaveLength(2);
  expect(view.fd?.q).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: words.label }));
});

test('a page that is prerendered asks the provider for nothing until it is opened', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  render(<Newsletter newsletter={mailerlite} />);
  vi.resetModules();
  await import('./newsletter.client');
  expect(scripts()).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(scripts()).toHaveLength(1);
  Reflect.deleteProperty(document, 'prerendering');
});

test('a newsletter elsewhere is a heading, a sentence and a link that tells nothing', () => {
  render(<NewsletterLink href="https://letters.test/join" />);
  const place = within(screen.getByRole('region', { name: words.label }));
  place.getByText(words.elsewhere);
  const link = place.getByRole('link', { name: words.get });
  expect(link.getAttribute('href')).toBe('https://letters.test/join');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
});
