import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.mjs';

const steps = [
  { name: 'Types', commands: ['first', 'second'], isQuick: true },
  { name: 'Build', commands: ['third'], isQuick: false },
];

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((line) => {
    printed += `${line}\n`;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('runSteps', () => {
  it('runs every command in order and sums up', async () => {
    const run = vi.fn(async () => 0);
    await runSteps(steps, run);
    expect(run.mock.calls).toEqual([['first'], ['second'], ['third']]);
    expect(printed.match(/\d\/\d .*/g)).toEqual(['1/2 Types', '2/2 Build']);
    expect(printed).toMatch(/Types {2}passed +\d+\.\d s\nBuild {2}passed +\d+\.\d s\n/);
    expect(printed).toContain('All checks passed.');
  });

  it('stops at the first command that fails, with its name and status', async () => {
    const run = vi.fn(async (command: string) => (command === 'first' ? 3 : 0));
    await expect(runSteps(steps, run)).rejects.toMatchObject({
      message: expect.stringContaining('Types failed'),
      status: 3,
    });
    expect(run).toHaveBeenCalledOnce();
    expect(printed).toMatch(/Types {2}failed/);
    expect(printed).not.toContain('All checks passed.');
  });
});
