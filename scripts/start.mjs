// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { checkPort, readPort } from './lib/port.mjs';
import { runAstro } from './lib/run-astro.mjs';
import { main } from './lib/stop.mjs';

// `npm start`: from a fresh clone to the built site at its address.
await main(async () => {
  // Now, not after a build that takes its time.
  await checkPort(readPort(process.env.PORT, 4321));
  await ensureInstalled();
  await runAstro(['build']);
  await import('./serve.mjs');
});
