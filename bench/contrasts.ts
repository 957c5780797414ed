import { colorPairs } from '../src/config/colors';
import { site } from '../src/config/site';

/** `npm run contrasts`: every contrast that the configuration’s colors must have, on every ground. */
const pairs = colorPairs(site.colors);
console.log(`${'ground'.padEnd(8)}${'color'.padEnd(14)}${'with'.padEnd(18)}contrast  least`);
for (const { ground, name, against, contrast, least } of pairs) {
  const measured = contrast.toFixed(2).padStart(8);
  console.log(`${ground.padEnd(8)}${name.padEnd(14)}${against.padEnd(18)}${measured}  ${least}`);
}
