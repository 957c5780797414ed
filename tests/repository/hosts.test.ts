import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { hosts, hostsElsewhere } from '../hosts/hosts';
import { expectHouseRule } from '../testing/house-rules';

const root = join(import.meta.dirname, '../..');

/** What can be a host's: its folder, and what it looks for at the top. */
const PLACES = ['deploy/*', 'public/_*', '.github/workflows/*', '*.{json,toml,yaml,yml}'];
const OURS =
  '{deploy/README.md,.github/workflows/{audit,release,test*}.yml,{biome,knip,package*,tsconfig*}.json}';

test('every host in the repository is checked by `npm run hosts`, or known to be elsewhere', () => {
  const all = [...hosts, ...hostsElsewhere];
  const files = globSync(PLACES, { cwd: root }).filter((file) => !matchesGlob(file, OURS));
  const listed = all.flatMap((host) => host.files);
  expectHouseRule(
    files.filter((file) => !listed.includes(file)),
    'If this is a host’s, it needs a row in tests/hosts/hosts.ts.',
  );
  expect(listed.filter((file) => !files.includes(file))).toEqual([]);
  const guide = readFileSync(join(root, 'deploy/README.md'), 'utf8');
  expect(all.filter(({ name }) => !guide.includes(name))).toEqual([]);
});
