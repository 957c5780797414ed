import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file of a folder, with its path in there. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/**
 * Replaces the site in a folder with another version, as the commands in deploy/README.md do: assets
 * before pages, each file at once, and old scripts stay unless they are to be deleted.
 */
export function deployVersion(version: string, folder: string, { deletesOldScripts = false } = {}) {
  const files = filesIn(version);
  const isAsset = (file: string) => file.startsWith('assets/');
  const inOrder = [...files.filter(isAsset), ...files.filter((file) => !isAsset(file))];
  for (const file of inOrder) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(version, file), `${target}.new`);
    renameSync(`${target}.new`, target);
  }
  for (const file of filesIn(folder)) {
    if (files.includes(file) || (isAsset(file) && !deletesOldScripts)) continue;
    rmSync(join(folder, file));
  }
}
