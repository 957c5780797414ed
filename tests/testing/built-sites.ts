import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../../dist');

/** Copies the built site, without the compressed files, into a new folder. Returns the folder. */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  return folder;
}

/** Removes such a folder. */
export function removeSite(folder: string): void {
  rmSync(folder, { recursive: true });
}
