import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from '../scripts/serve';
import { buildSite } from './build-site';

// Does what a provider's script does: it finds its container and adds a form.
const SCRIPT = `
  for (const container of document.querySelectorAll('[data-form="form-9"]')) {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'E-mail');
    container.append(field);
  }
  fetch(new URL('/hello', document.currentScript.src));
  const picture = new Image();
  picture.src = new URL('/picture.svg', document.currentScript.src);
`;

// One build for both tests.
test.describe.configure({ mode: 'serial' });

let provider: Server;
let folder = '';
let site: Awaited<ReturnType<typeof serve>>;
let host = '';
const asked: string[] = [];

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = createServer((request, response) => {
    asked.push(request.url ?? '');
    const type = request.url?.startsWith('/form.js') ? 'text/javascript' : 'image/svg+xml';
    const body = type === 'text/javascript' ? SCRIPT : '<svg xmlns="http://www.w3.org/2000/svg"/>';
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body);
  });
  await new Promise<void>((resolve) => provider.listen(0, 'localhost', resolve));
  const address = provider.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  host = `http://localhost:${address.port}`;
  const plain = readFileSync(join(import.meta.dirname, 'dist/other-site.config.ts'), 'utf8');
  const newsletter = `{
    script: '${host}/form.js', formId: 'form-9',
    hosts: { script: ['${host}'], connect: ['${host}'], style: [], image: ['${host}'], frame: [], form: ['${host}'] },
  }`;
  folder = buildSite(plain.replace('newsletter: undefined', `newsletter: ${newsletter}`));
  site = await serve(join(folder, 'dist'));
});

test.afterAll(() => {
  site?.stop();
  provider?.close();
  if (folder) rmSync(folder, { recursive: true });
});

test('the provider’s script is added once, with a cache key that changes every two minutes, and mounts its form', async ({
  page,
}) => {
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  await page.clock.setFixedTime(new Date('2026-11-15T12:00:30Z'));
  await page.goto(`http://localhost:${site.port}/contact`);
  await expect(page.getByTestId('newsletter').getByLabel('E-mail')).toBeVisible();
  const version = Math.floor(Date.parse('2026-11-15T12:00:30Z') / 120_000);
  await expect(page.locator('script[data-newsletter]')).toHaveCount(1);
  await expect.poll(() => asked).toContain('/picture.svg');
  expect(asked.filter((url) => url.startsWith('/form.js'))).toEqual([`/form.js?v=${version}`]);
  expect(asked).toContain('/hello');
  expect(noise).toEqual([]);
});

test('the policy names the hosts that the configuration names, and no other', async ({ page }) => {
  await page.goto(`http://localhost:${site.port}/contact`);
  const policy = await page
    .locator('meta[http-equiv="content-security-policy"]')
    .getAttribute('content');
  const rules = Object.fromEntries(
    (policy ?? '').split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/);
      return [name, sources.filter((source) => source.startsWith('http'))];
    }),
  );
  expect(rules['script-src']).toEqual([host]);
  expect(rules['connect-src']).toEqual([host]);
  expect(rules['img-src']).toEqual([host]);
  expect(rules['form-action']).toEqual([host]);
  expect(rules['style-src']).toEqual([]);
  expect(rules['frame-src']).toEqual([]);
});
