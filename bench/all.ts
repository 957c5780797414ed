import { compare } from './core';
import { measureHistory } from './lottery';

// `npm run bench`
console.log(await compare());
console.log(`\n${await measureHistory()}`);
