// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { runAstro } from './lib/run-astro.mjs';
import { main } from './lib/stop.mjs';

// `npm run dev` and `npm run build`, with the options after `--`.
await main(async () => {
  await ensureInstalled();
  await runAstro(process.argv.slice(2));
});
