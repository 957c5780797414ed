// @ts-check
import { build, dev } from 'astro';
import { astroOptions } from './astro-options.mjs';
import { checkPort } from './port.mjs';
import { main, Stop } from './stop.mjs';

const commands = { build, dev };

/**
 * Runs Astro inside this process: its own command goes into the background when it believes that
 * a program started it, and shows the stack of every error.
 *
 * @param {string | undefined} command
 * @param {string[]} args
 */
async function astro(command, args) {
  if (command !== 'build' && command !== 'dev') {
    throw new Stop('The commands are “build” and “dev”.');
  }
  const { options, port } = astroOptions(args, process.env.PORT);
  if (command === 'dev') await checkPort(port);
  // Astro announces that it cannot load its configuration; the error that follows says why.
  const { error: print } = console;
  console.error = (...words) => {
    if (!String(words[0]).includes('Unable to load')) print(...words);
  };
  try {
    await commands[command](options);
  } catch (error) {
    // Written for the person who runs the command; where it was thrown is of no use to them.
    const isExplained =
      error instanceof Error && ['BuildError', 'SiteConfigError'].includes(error.name);
    throw isExplained ? new Stop(error.message) : error;
  } finally {
    console.error = print;
  }
}

const [command, ...args] = process.argv.slice(2);
await main(() => astro(command, args));
