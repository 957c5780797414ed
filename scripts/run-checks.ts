import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { missingEngines } from '../tests/engines/find-engines.ts';
import { onPath } from './on-path.ts';

// `npm test` and `npm run check` name the scripts of package.json to run, in order. Those joined by
// a plus run at the same time, and each prints what it has to say when it ends.

// What runs the tests must not decide how React and Astro behave in them.
delete process.env.NODE_ENV;

const steps = process.argv.slice(2).map((step) => step.split('+'));
const summary: string[] = [];
let isPassing = true;
for (const step of steps) {
  const results = await Promise.all(step.map((name) => run(name, step.length === 1)));
  isPassing = !results.includes(false);
  if (!isPassing) break;
}
console.log(`\n${summary.join('\n')}`);
console.log(isPassing ? `\nAll checks passed.${notRun()}` : '\nThe steps after that did not run.');
process.exitCode = isPassing ? 0 : 1;

async function run(name: string, isAlone: boolean): Promise<boolean> {
  if (isAlone) console.log(`\n── ${name}`);
  const start = performance.now();
  const output = isAlone ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, ['--run', name], { stdio: ['ignore', output, output] });
  const closed = once(child, 'close');
  const said = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [status] = await closed;
  const isPassed = status === 0;
  if (!isAlone) console.log(`\n── ${name}\n${(await Promise.all(said)).join('').trim()}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  summary.push(`${isPassed ? 'passed' : 'FAILED'} ${seconds.padStart(5)} s  ${name}`);
  return isPassed;
}

/** Which engines ran, and the tests that were left out. */
function notRun(): string {
  if (!steps.flat().includes('test:browser')) return '';
  return [
    '',
    'They ran in Chromium. “npm run test:engines” runs the journeys in Firefox and WebKit.',
    ...missingEngines(),
    ...(onPath('nginx').length > 0 ? [] : ['Skipped: deploy/nginx (install nginx).']),
  ].join('\n');
}
