import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Copies the built site, without the compressed files, into a new folder. Returns the folder. */
export function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const filter = (file: string) => !/\.(?:br|gz)$/.test(file);
  cpSync(join(root, 'dist'), folder, { recursive: true, filter });
  return folder;
}

/** What a copy of the repository has to make anew. */
const MADE = /^(?:node_modules|dist.*|test-results|\.git|\.astro)$/;

/** Copies the repository, without what is made from it, into a new folder. Returns the folder. */
export function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'another-site-'));
  for (const name of readdirSync(root).filter((name) => !MADE.test(name))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  // Package by package, because Astro and Vite keep caches beside them, and other builds may be running.
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (/^\.(?!bin$)/.test(name)) continue;
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Writes files, by their paths, into a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The environment of a command in another folder: this one's, without what a runner of tests sets. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { DEV, PROD, MODE, SSR, BASE_URL, NODE_ENV, TEST_PORT, ...machine } = process.env;
  const own = Object.entries(machine).filter(
    ([name]) => !/^(?:VITEST|PLAYWRIGHT|PW_|TEST_|JEST_)/.test(name),
  );
  return { ...Object.fromEntries(own), COMPRESSED_COPIES: 'no' };
}

/**
 * Builds the site with a configuration, and other files by their paths, in a new folder, without compressed
 * copies. Returns the folder.
 */
export function buildSite(
  configuration: string,
  {
    env = {},
    files = {},
  }: { env?: NodeJS.ProcessEnv; files?: Record<string, string | Buffer> } = {},
): string {
  const folder = copySources();
  try {
    writeFiles(folder, { ...files, 'site.config.ts': configuration });
    execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: folder,
      env: { ...cleanEnvironment(), NODE_ENV: 'production', ...env },
      stdio: 'pipe',
    });
    return folder;
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}
