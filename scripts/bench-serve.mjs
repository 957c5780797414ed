// @ts-check
import { measureServing } from '../bench/serve.ts';
import { main } from './lib/stop.mjs';

// `npm run bench:serve`: what deploy/nginx.conf costs beside a bare nginx.
await main(() => measureServing((line) => console.log(line)));
