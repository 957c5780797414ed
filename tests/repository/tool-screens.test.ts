import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageRecords } from '../../src/config/page-records';

const tools = join(import.meta.dirname, '../../src/tools');
const read = (file: string) => readFileSync(join(tools, file), 'utf8');

const ids = Object.entries(pageRecords).flatMap(([id, { kind }]) => (kind === 'tool' ? id : []));

/** The test of the calculators that have none of their own. */
const shared = read('calculators.test.tsx');

test.each(ids)('the page %s is used in a test of its screen', (id) => {
  const own = globSync(`${id}/**/*.test.tsx`, { cwd: tools }).filter((file) =>
    read(file).includes('render('),
  );
  const isUsed = own.length > 0 || shared.includes(`from './${id}/`);
  const advice = `Use it in src/tools/calculators.test.tsx, or in a .test.tsx in src/tools/${id}/.`;
  expect(isUsed, advice).toBe(true);
});
