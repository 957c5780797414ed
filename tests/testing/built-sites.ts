import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { buildWorker } from '../../src/offline/build-worker';

const dist = join(import.meta.dirname, '../../dist');

/** Copies the built site, without the compressed files, into a new folder. Returns the folder. */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  cpSync(dist, folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  return folder;
}

/**
 * Replaces a built site with its next version: every script has another name, as if everything had
 * changed, and every page has another heading.
 */
export async function deployNextVersion(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets, { recursive: true, encoding: 'utf8' }).filter(
    (file) => extname(file) === '.js',
  );
  const nextName = (file: string) => file.replace(/\.js$/, '-next.js');
  const names = new Set(scripts.map((file) => basename(file)));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:html|js)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8')
      .replaceAll(/[\w.-]+\.js\b/g, (name) => (names.has(name) ? nextName(name) : name))
      .replaceAll('</h1>', ', next</h1>');
    writeFileSync(join(folder, file), text);
  }
  for (const file of scripts) renameSync(join(assets, file), join(assets, nextName(file)));
  await buildWorker(folder, { isOffered: true });
}

/** Replaces the worker of a built site with the one that withdraws the offline copy. */
export async function withdrawOfflineCopy(folder: string): Promise<void> {
  await buildWorker(folder, { isOffered: false });
}

/** Removes such a folder. */
export function removeSite(folder: string): void {
  rmSync(folder, { recursive: true });
}
