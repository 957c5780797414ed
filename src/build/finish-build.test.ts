import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { BuildError } from './build-error';
import { type BuildStep, finishBuild } from './finish-build';

/** Runs steps as Astro would at the end of a build into `dist`. */
async function run(steps: readonly BuildStep[]): Promise<void> {
  const hook = finishBuild(steps).hooks['astro:build:done'];
  const build = { dir: pathToFileURL('dist/'), logger: { info: () => {} } };
  await hook?.(build as unknown as Parameters<typeof hook>[0]);
}

test('runs its steps one after the other, on the folder of the site', async () => {
  const done: string[] = [];
  await run([
    async ({ folder }) => {
      await Promise.resolve();
      done.push(`first in ${folder}`);
    },
    () => void done.push('second'),
  ]);
  expect(done).toEqual(['first in dist', 'second']);
});

test('stops at the first step that fails, with its sentence', async () => {
  const done: string[] = [];
  const fail = () => {
    throw new BuildError('dist/about.html has no title.');
  };
  await expect(run([fail, () => void done.push('second')])).rejects.toThrow(
    'dist/about.html has no title.',
  );
  expect(done).toEqual([]);
});
