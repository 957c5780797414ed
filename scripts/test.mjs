// @ts-check
import { ensureBrowser } from './lib/ensure-browser.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { steps } from './lib/steps.mjs';
import { main } from './lib/stop.mjs';

// `npm test`: every check, from a fresh clone on.
await main(async () => {
  await ensureInstalled();
  // Before the checks: it is better to hear now that a browser is missing than after minutes.
  process.env.CHROMIUM_PATH = await ensureBrowser();
  await runSteps(steps);
});
