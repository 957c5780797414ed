import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { text } from 'node:stream/consumers';

// `npm test`, `npm run check` and `npm run test:release` name the scripts of package.json to run. As many
// run at the same time as there are cores, in this order, each as soon as what it needs has passed. What
// they have to say is printed when they end.

/** What does not need the built site. `check:types` would write where the build does. */
const BESIDE_BUILD = ['build', 'check:format', 'check:unit', 'check:unused'];

// What runs the tests must not decide how React and Astro behave in them.
delete process.env.NODE_ENV;

const names = process.argv.slice(2);
// Compressed copies follow from the other files, and only the hosts are asked for them.
process.env.COMPRESSED_COPIES = names.includes('hosts') ? 'yes' : 'no';
const waiting = [...names];
const running = new Map<string, Promise<void>>();
const passed = new Set<string>();
const summary: string[] = [];

while (summary.length === passed.size) {
  const next = running.size < availableParallelism() ? waiting.find(canStart) : undefined;
  if (next) {
    waiting.splice(waiting.indexOf(next), 1);
    running.set(next, run(next));
  } else if (running.size > 0) await Promise.race(running.values());
  else break;
}
await Promise.all(running.values());
const isPassing = passed.size === names.length;
console.log(`\n${summary.join('\n')}`);
console.log(isPassing ? '\nAll checks passed.' : `\nNot run: ${waiting.join(', ') || 'nothing'}.`);
process.exitCode = isPassing ? 0 : 1;

function canStart(name: string): boolean {
  return BESIDE_BUILD.includes(name) || !names.includes('build') || passed.has('build');
}

async function run(name: string): Promise<void> {
  const start = performance.now();
  // The browser tests take longest, and say where they are.
  const isShown = name === 'test:browser';
  const output = isShown ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, ['--run', name], { stdio: ['ignore', output, output] });
  const closed = once(child, 'close');
  const said = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [status] = await closed;
  if (!isShown) console.log(`\n── ${name}\n${(await Promise.all(said)).join('').trim()}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  summary.push(`${status === 0 ? 'passed' : 'FAILED'} ${seconds.padStart(5)} s  ${name}`);
  if (status === 0) passed.add(name);
  running.delete(name);
}
