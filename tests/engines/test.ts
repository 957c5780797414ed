import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { serve } from '../../scripts/serve';
import { buildWorker } from '../../src/offline/build-worker';
import { copyOfSite } from '../testing/build-site';
import type { EngineName } from './find-engines';
import { startEngine } from './start-engine';
import type { RunningEngine } from './tab';
import { type Visitor, visit } from './visitor';

export interface JourneyOptions {
  readonly engineName: EngineName;
  /** Of the window, in pixels. */
  readonly width: number;
}

interface ForAll extends JourneyOptions {
  readonly engine: RunningEngine;
  readonly folder: string;
}

interface ForOne {
  readonly site: { readonly address: string; readonly stop: () => void };
  readonly visitor: Visitor;
}

/** A test with a visitor in one of the engines. Each has a site with an origin of its own. */
export const test = base.extend<ForOne, ForAll>({
  engineName: ['Firefox', { option: true, scope: 'worker' }],
  width: [1280, { option: true, scope: 'worker' }],
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads in it what a fixture needs
    async ({}, use) => {
      const folder = copyOfSite();
      copyFileSync(join(import.meta.dirname, 'watch.js'), join(folder, 'assets/watch.js'));
      for (const file of globSync(join(folder, '**/*.html'))) {
        const watch = '<head><script src="/assets/watch.js"></script>';
        writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', watch));
      }
      // The offline copy has the checksum of every page.
      await buildWorker(folder, { isOffered: true });
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ engineName }, use, { project, parallelIndex }) => {
      const engine = await startEngine(
        engineName,
        join(project.outputDir, `profile-${parallelIndex}`),
      );
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ folder }, use) => {
    const { port, stop } = await serve(folder);
    await use({ address: `http://localhost:${port}`, stop });
    stop();
  },
  visitor: async ({ engine, site, width }, use, testInfo) => {
    const { visitor, end } = await visit(engine, site.address, width);
    await use(visitor);
    if (testInfo.errors.length === 0) await visitor.heardNothing();
    await end();
  },
});
