// Compiles the sources into dist/.
import { execSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');

rmSync(join(folder, 'dist'), { recursive: true, force: true });
// npm puts the compiler into the path.
execSync('tsc -p .', { cwd: folder, stdio: 'inherit' });

// The compiler rewrites imports in modules, but not in declarations.
for (const file of readdirSync(join(folder, 'dist'), { recursive: true })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(folder, 'dist', file);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js'),
  );
}
