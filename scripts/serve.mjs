// @ts-check
import { onStop } from './lib/on-stop.mjs';
import { dist } from './lib/paths.mjs';
import { checkPort, readPort } from './lib/port.mjs';
import { serve } from './lib/serve.mjs';
import { main } from './lib/stop.mjs';

// Serves the site as it was built last; `npm start` builds it first.
await main(async () => {
  const port = readPort(process.env.PORT, 4321);
  await checkPort(port);
  const { stop } = await serve(dist, port);
  onStop(stop);
  console.log(`The site is ready at http://localhost:${port} (Ctrl+C stops it).`);
});
