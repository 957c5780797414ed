// @ts-check
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** What a build reads. */
const sources = [
  'src',
  'public',
  'astro.config.ts',
  'site.config.ts',
  'package.json',
  'tsconfig.json',
];

/** A copy of everything that a build reads, in a folder of its own, which is returned. */
export function copySite() {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  for (const name of sources) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}
