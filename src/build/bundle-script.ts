import { build, type Rolldown } from 'vite';
import { ownSources } from './own-sources';

/** A script in one piece, for a page that is not ours, or that has to be as light as one of those. */
export async function bundleScript(file: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [ownSources],
    build: {
      write: false,
      rolldownOptions: {
        input: file,
        output: { format: 'iife' },
        // Otherwise tables of texts stay for the sake of one that is made of them.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
