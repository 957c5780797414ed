// @ts-check
import './lib/run-typescript.mjs';
import { dist } from './lib/paths.mjs';

// `npm run offline-weight`: what the offline copy costs a first visitor, as a line of JSON.
const { offlineWeight } = await import('./lib/offline-weight.mjs');
console.log(JSON.stringify(offlineWeight(process.argv[2] ?? dist)));
