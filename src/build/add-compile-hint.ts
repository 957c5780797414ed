import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './finish-build';

/** Has V8 compile a whole file while it loads. It is read in the very first line and nowhere else. */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Begins every script of a page with the hint: see docs/decisions/05-islands.md. */
export function addCompileHint({ folder }: BuiltSite): void {
  for (const file of globSync('assets/**/*.js', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, COMPILE_HINT + readFileSync(path, 'utf8'));
  }
}
