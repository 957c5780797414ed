// @ts-check

import { offlineWeight } from './lib/offline-weight.mjs';
import { dist } from './lib/paths.mjs';

// `npm run offline-weight`: what the offline copy costs a first visitor, as a line of JSON.
console.log(JSON.stringify(offlineWeight(process.argv[2] ?? dist)));
