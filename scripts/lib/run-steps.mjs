// @ts-check
import { run } from './run.mjs';
import { Stop } from './stop.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Runs the steps in order, stops at the first that fails, and sums up what each one took.
 *
 * @param {readonly Step[]} steps
 * @param {(command: string) => Promise<number>} runCommand
 */
export async function runSteps(steps, runCommand = runLine) {
  /** @type {string[]} */
  const summary = [];
  const width = Math.max(...steps.map(({ name }) => name.length));
  for (const [index, step] of steps.entries()) {
    console.log(`\n── ${index + 1}/${steps.length} ${step.name}`);
    const start = performance.now();
    const status = await runAll(step.commands, runCommand);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const outcome = status === 0 ? 'passed' : 'failed';
    summary.push(`${step.name.padEnd(width)}  ${outcome}  ${seconds.padStart(6)} s`);
    if (status === 0) continue;
    console.log(`\n${summary.join('\n')}`);
    throw new Stop(`\n${step.name} failed; the steps after it did not run.`, status);
  }
  console.log(`\n${summary.join('\n')}\n\nAll checks passed.`);
}

/**
 * @param {readonly string[]} commands
 * @param {(command: string) => Promise<number>} runCommand
 */
async function runAll(commands, runCommand) {
  for (const command of commands) {
    const status = await runCommand(command);
    if (status !== 0) return status;
  }
  return 0;
}

/** @param {string} line */
function runLine(line) {
  const [program = '', ...args] = line.split(' ');
  return run(program, args);
}
