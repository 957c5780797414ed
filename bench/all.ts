import { compare } from './core';
import { measureHistory } from './lottery';
import { measureSubmit } from './submit';

// `npm run bench`
console.log(await compare());
console.log(`\n${await measureSubmit()}`);
console.log(`\n${await measureHistory()}`);
