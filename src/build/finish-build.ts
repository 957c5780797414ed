import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The site as Astro has built it. */
export interface BuiltSite {
  /** Where its files are: `dist`. */
  readonly folder: string;
  readonly log: (message: string) => void;
}

/** Changes or adds files of the built site. Throws a `BuildError` where it does not find what it expects. */
export type BuildStep = (site: BuiltSite) => void | Promise<void>;

/** Stops a build. Its message is one sentence for the person who runs it. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  /** Astro would print one after the sentence. */
  override readonly stack = '';
}

/** Runs the steps in order, once Astro and the integrations before this one are done. */
export function finishBuild(steps: readonly BuildStep[]): AstroIntegration {
  return {
    name: 'finish-build',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const folder = relative(process.cwd(), fileURLToPath(dir));
        for (const step of steps) await step({ folder, log: (message) => logger.info(message) });
      },
    },
  };
}
