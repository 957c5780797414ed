import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname } from 'node:path';

// `npm run audit`: what is known to be vulnerable in each lock file. It fails where an update fixes it;
// about the rest nobody can do anything yet.

/** The part that we read of what `npm audit --json` prints. */
export interface AuditReport {
  readonly vulnerabilities: Readonly<Record<string, Vulnerability>>;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** An advisory, or the name of the package that brings one. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[];
  /** `true`: within the version ranges. Otherwise the package of ours to update, or nothing. */
  readonly fixAvailable:
    | boolean
    | { readonly name: string; readonly version: string; readonly isSemVerMajor: boolean };
}

/** A line for each advisory, and whether an update fixes it. */
export function readAudit({ vulnerabilities }: AuditReport) {
  return Object.values(vulnerabilities).flatMap(({ name, severity, via, fixAvailable: fix }) => {
    const advisories = via.filter((one) => typeof one !== 'string');
    // npm offers an older major, too, if only that one is without the fault.
    const isFixed = typeof fix === 'boolean' ? fix : !fix.isSemVerMajor;
    const remedy = typeof fix === 'boolean' ? 'npm audit fix' : `${fix.name} ${fix.version}`;
    const end = fix
      ? `fixed by ${remedy}${isFixed ? '' : ', another major version'}`
      : 'not fixed yet';
    return advisories.map(({ title, url }) => ({
      isFixed,
      line: `${name}, ${severity}: ${title} (${url}); ${end}.`,
    }));
  });
}

function audit(folder: string): void {
  const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], options);
  const report = JSON.parse(stdout);
  if (!report.vulnerabilities) {
    console.error(`${folder}: npm audit could not ask the registry: ${report.message}`);
    process.exitCode = 1;
    return;
  }
  const found = readAudit(report);
  console.log(`${folder}: ${found.length} known vulnerabilities`);
  for (const { line } of found) console.log(`  ${line}`);
  if (found.some(({ isFixed }) => isFixed)) process.exitCode = 1;
}

if (import.meta.main) {
  for (const lock of globSync('**/package-lock.json', { exclude: ['**/node_modules'] }).sort()) {
    audit(dirname(lock));
  }
}
