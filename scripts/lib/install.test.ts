import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureInstalled, isInstalled } from './install.mjs';

const linux = { platform: 'linux', arch: 'x64' } as const;
const node = { version: '26.0.0', integrity: 'sha512-node' };
const tool = { version: '1.0.0', integrity: 'sha512-tool' };
const linuxOnly = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
const macOnly = { version: '1.0.0', optional: true, os: ['darwin'] };

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

function write(file: string, packages: object) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

function lock(packages: object = {}) {
  write('package-lock.json', { '': {}, ...locked(packages) });
}

function locked(packages: object) {
  return {
    'node_modules/node': node,
    'node_modules/tool': tool,
    'node_modules/linux-only': linuxOnly,
    'node_modules/mac-only': macOnly,
    ...packages,
  };
}

/** What an installation on Linux leaves behind. */
function install(packages: object = {}) {
  const { 'node_modules/mac-only': _, ...installed } = locked({});
  const all = { ...installed, ...packages };
  for (const path of Object.keys(all)) mkdirSync(join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true });
  writeFileSync(join(folder, 'node_modules/node/bin/node'), '');
  write('node_modules/.package-lock.json', all);
}

describe('isInstalled', () => {
  beforeEach(() => {
    lock();
    install();
  });

  it('holds after an installation, without the packages of other machines', () => {
    expect(isInstalled(folder, linux)).toBe(true);
  });

  it.each<[string, () => void]>([
    ['there is no node_modules', () => rmSync(join(folder, 'node_modules'), { recursive: true })],
    [
      'an installation was interrupted',
      () => rmSync(join(folder, 'node_modules/.package-lock.json')),
    ],
    ['a package was deleted', () => rmSync(join(folder, 'node_modules/tool'), { recursive: true })],
    ['its Node.js was not set up', () => rmSync(join(folder, 'node_modules/node/bin/node'))],
    ['the lock asks for one more', () => lock({ 'node_modules/more': tool })],
    ['the lock asks for one less', () => install({ 'node_modules/more': tool })],
    ['a version differs', () => lock({ 'node_modules/tool': { ...tool, version: '1.0.1' } })],
    ['a file differs', () => lock({ 'node_modules/tool': { ...tool, integrity: 'sha512-other' } })],
  ])('fails when %s', (_, change) => {
    change();
    expect(isInstalled(folder, linux)).toBe(false);
  });

  it.each([
    { platform: 'darwin', arch: 'x64' },
    { platform: 'linux', arch: 'arm64' },
  ] as const)('fails on another machine: $platform $arch', (machine) => {
    expect(isInstalled(folder, machine)).toBe(false);
  });

  it.each([
    [['!win32'], true],
    [['!linux'], false],
  ])('takes a package for %j as fitting Linux: %s', (os, fits) => {
    const some = { 'node_modules/some': { ...tool, os } };
    lock(some);
    install(some);
    expect(isInstalled(folder, linux)).toBe(fits);
  });
});

describe('ensureInstalled', () => {
  it('installs once', async () => {
    const onAnyMachine = { 'node_modules/linux-only': tool };
    lock(onAnyMachine);
    const npm = vi.fn(async () => {
      install(onAnyMachine);
      return 0;
    });
    await ensureInstalled(folder, npm);
    await ensureInstalled(folder, npm);
    expect(npm).toHaveBeenCalledOnce();
  });

  it('says in a sentence that npm failed', async () => {
    const installing = ensureInstalled(folder, async () => 7);
    await expect(installing).rejects.toThrow(
      'npm ci could not install the tools (status 7); its message is above.',
    );
  });

  it('says in a sentence that npm left out Node.js', async () => {
    const installing = ensureInstalled(folder, async () => 0);
    await expect(installing).rejects.toThrow('npm ci left out the Node.js of this project');
  });
});
