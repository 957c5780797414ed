// @ts-check
import { readdirSync } from 'node:fs';
import lighthouse from 'lighthouse';
import { launch } from 'puppeteer-core';
import { makeCertificate } from './lib/certificate.mjs';
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { dist } from './lib/paths.mjs';
import { serve } from './lib/serve.mjs';

/**
 * Runs Lighthouse (a phone, its default throttling) over every page of the built site, or over the
 * addresses given, and prints a table. They are served over HTTP/2, as every host that the site is
 * meant for does. Ends with status 1 where a page is below 100; performance,
 * which is simulated from a real and therefore uneven run, has the best of three tries.
 */

const TRIES = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : builtPages();

const { port, stop } = await serve(dist, 0, makeCertificate());
const browser = await launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
});

console.log('perf  a11y  best   seo    LCP ms  TBT ms    CLS  page');
let isPerfect = true;
for (const path of paths) {
  const report = await best(path);
  const scores = categories.map((id) => Math.round((report.categories[id]?.score ?? 0) * 100));
  if (scores.some((score) => score < 100)) isPerfect = false;
  const value = (/** @type {string} */ id) => report.audits[id]?.numericValue ?? Number.NaN;
  console.log(
    [
      ...scores.map((score) => String(score).padStart(4)),
      value('largest-contentful-paint').toFixed(0).padStart(8),
      value('total-blocking-time').toFixed(0).padStart(6),
      value('cumulative-layout-shift').toFixed(3).padStart(5),
      path,
    ].join('  '),
  );
  for (const line of failures(report)) console.log(`      ${line}`);
}
await browser.close();
stop();
process.exitCode = isPerfect ? 0 : 1;

/** @param {string} path */
async function best(path) {
  const reports = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const result = await lighthouse(`https://localhost:${port}${path}`, {
      port: Number(new URL(browser.wsEndpoint()).port),
      logLevel: 'silent',
      onlyCategories: categories,
      // The one audit that can only be passed on the real address: the canonical names that one.
      skipAudits: ['canonical'],
    });
    if (!result) throw new Error(`Lighthouse had nothing to say of ${path}.`);
    reports.push(result.lhr);
    if (result.lhr.categories.performance?.score === 1) break;
  }
  reports.sort((a, b) => performance(b) - performance(a));
  return /** @type {import('lighthouse').Result} */ (reports[0]);
}

/** @param {import('lighthouse').Result} report */
function performance(report) {
  return report.categories.performance?.score ?? 0;
}

/**
 * What kept a category below 100.
 *
 * @param {import('lighthouse').Result} report
 */
function failures(report) {
  return categories
    .filter((id) => (report.categories[id]?.score ?? 0) < 1)
    .flatMap((id) => report.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${report.audits[id]?.displayValue ?? report.audits[id]?.title}`);
}

function builtPages() {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
