// @ts-check
import { dist } from './lib/paths.mjs';
import { checkPort, readPort } from './lib/port.mjs';
import { serveUntilStopped } from './lib/serve.mjs';
import { main } from './lib/stop.mjs';

// Serves the site as it was built last; `npm start` builds it first.
await main(async () => {
  const port = readPort(process.env.PORT, 4321);
  await checkPort(port);
  await serveUntilStopped(dist, port);
});
