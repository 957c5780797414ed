import { build, type Rolldown } from 'vite';

/** A script in one piece, for a page that is not ours. */
export async function bundleScript(file: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
