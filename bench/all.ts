import { compare } from './core';
import { measureHistory } from './lottery';
import { measurePress } from './press';

// `npm run bench`
console.log(await compare());
console.log(`\n${await measurePress()}`);
console.log(`\n${await measureHistory()}`);
