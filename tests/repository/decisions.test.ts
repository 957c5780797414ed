import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../docs/decisions');
const paths = globSync('*/[0-9]*.md', { cwd: folder });
const records = new Map(
  paths.map((path) => [basename(path), readFileSync(join(folder, path), 'utf8')]),
);

test('the list by subject has every record once', () => {
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const listed = [...list.matchAll(/\]\((.+?)\)/g)].map(([, file]) => file);
  expect(listed.sort()).toEqual(paths.sort());
});

test('no two decision records share a number', () => {
  const numbers = paths.map((path) => basename(path).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe.each([...records])('%s', (file, text) => {
  test('has a title with its number, a date and a status', () => {
    expect(text).toMatch(
      new RegExp(
        `^# ${Number(file.slice(0, 4))}\\. .+\n\nDate: \\d{4}-\\d\\d-\\d\\d\n\nStatus: (accepted|superseded by)`,
      ),
    );
  });

  test('is superseded by the record that says so', () => {
    const [, status = ''] = /^Status: (.+)$/m.exec(text) ?? [];
    for (const [, verb, other = ''] of status.matchAll(
      /(superseded by|supersedes) \[\d{4}\]\((.+?)\)/g,
    )) {
      const answer = verb === 'supersedes' ? 'superseded by' : 'supersedes';
      expect(records.get(other)).toContain(`${answer} [${file.slice(0, 4)}](${file})`);
    }
  });
});
