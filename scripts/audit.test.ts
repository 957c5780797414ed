import { expect, test } from 'vitest';
import { type AuditReport, readAudit } from './audit';

type Fix = AuditReport['vulnerabilities'][string]['fixAvailable'];

/** The entry of a package with one advisory. */
function vulnerable(name: string, fixAvailable: Fix) {
  const via = [{ title: 'Reads too much', url: 'https://advisories.test/1' }];
  return { [name]: { name, severity: 'high', via, fixAvailable } };
}

test.each<[Fix, boolean, string]>([
  [{ name: 'astro', version: '7.3.5', isSemVerMajor: false }, true, 'fixed by astro 7.3.5.'],
  [
    { name: 'astro', version: '1.0.0', isSemVerMajor: true },
    false,
    'fixed by astro 1.0.0, another major version.',
  ],
  [false, false, 'not fixed yet.'],
])('with the fix %j, an update fixes it: %s', (fix, isFixed, end) => {
  const line = `yaml, high: Reads too much (https://advisories.test/1); ${end}`;
  expect(readAudit({ vulnerabilities: vulnerable('yaml', fix) })).toEqual([{ isFixed, line }]);
});

test('an advisory is listed once, and not for each package that brings it', () => {
  const brings = { name: 'astro', severity: 'high', via: ['yaml'], fixAvailable: true };
  const vulnerabilities = { ...vulnerable('yaml', true), astro: brings };
  expect(readAudit({ vulnerabilities })).toHaveLength(1);
});
