// @ts-check
import { ensureInstalled } from './lib/install.mjs';
import { runSteps } from './lib/run-steps.mjs';
import { steps } from './lib/steps.mjs';
import { main } from './lib/stop.mjs';

// `npm run check`: the checks that need neither a build nor a browser.
await main(async () => {
  await ensureInstalled();
  await runSteps(steps.filter(({ isQuick }) => isQuick));
});
