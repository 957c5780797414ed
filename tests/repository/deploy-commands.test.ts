import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const readme = readFileSync(join(import.meta.dirname, '../../deploy/README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```sh\n(npm run build\b[^`]*)^```/gm)].map(([, code]) => code);
let folder = '';

/** Programs that only write down that they were called. The one whose turn it is to fail does. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  for (const name of ['npm', 'rsync', 'ssh', 'podman', 'aws']) {
    const file = join(folder, name);
    writeFileSync(file, '#!/bin/sh\necho "$0" >> calls\n[ "$(wc -l < calls)" -ne "$FAILING" ]\n');
    chmodSync(file, 0o755);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

function run(block: string, failing: number) {
  const PATH = `${folder}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, FAILING: String(failing) };
  const { status } = spawnSync('sh', ['-c', block], { cwd: folder, env });
  return { status, calls: readFileSync(join(folder, 'calls'), 'utf8').split('\n').length - 1 };
}

test('deploy/README.md says how to deploy to nginx, Caddy, a container and S3', () => {
  expect(blocks).toHaveLength(4);
});

describe.each(blocks)('%s', (block = '') => {
  const commands = block.split('&&\n').length;

  test('runs to its end', () => {
    expect(run(block, 0)).toEqual({ status: 0, calls: commands });
  });

  test.each(Array.from({ length: commands }, (_, index) => index + 1))(
    'stops when its command %i fails',
    (failing) => {
      expect(run(block, failing)).toEqual({ status: 1, calls: failing });
    },
  );
});
