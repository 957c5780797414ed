// @ts-check
import './lib/run-typescript.mjs';

const { compare } = await import('../bench/core.ts');
console.log(await compare());

const { measurePress } = await import('../bench/press.ts');
console.log(`\n${await measurePress()}`);

const { measureHistory } = await import('../bench/lottery.ts');
console.log(`\n${await measureHistory()}`);
