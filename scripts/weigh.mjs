// @ts-check
import './lib/run-typescript.mjs';

// `npm run weigh`: what each kind of page weighs, beside what it may weigh.
const { printWeights } = await import('../tests/dist/print-weights.ts');
console.log(printWeights());
