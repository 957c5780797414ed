// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { dist } from './lib/paths.mjs';
import { checkPort, readPort } from './lib/port.mjs';
import { runAstro } from './lib/run-astro.mjs';
import { serveUntilStopped } from './lib/serve.mjs';
import { main } from './lib/stop.mjs';

// `npm start`: from a fresh clone to the built site at its address.
await main(async () => {
  const port = readPort(process.env.PORT, 4321);
  // Now, not after a build that takes its time.
  await checkPort(port);
  await ensureInstalled();
  await runAstro(['build']);
  await serveUntilStopped(dist, port);
});
