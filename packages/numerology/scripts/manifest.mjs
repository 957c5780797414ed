// In the repository the package is its sources, so nothing has to be built before it can be used.
// `publish` points package.json at the compiled files, and `restore` undoes that.
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const manifest = join(import.meta.dirname, '../package.json');
const kept = join(import.meta.dirname, '../package.source.json');

/** `./src/text/index.ts` becomes `./dist/text/index.js`, with its declarations. */
function compiled(source) {
  const path = source?.replace(/^\.\/src\/(.*)\.ts$/, './dist/$1');
  return path === source ? source : { types: `${path}.d.ts`, default: `${path}.js` };
}

// The helpers for tests of other packages in this repository are not published.
function published({ scripts, devDependencies, exports, bin, ...rest }) {
  const entries = (object, change) =>
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
  return {
    ...rest,
    exports: entries({ ...exports, './testing/*': undefined }, compiled),
    bin: entries(bin, (path) => compiled(`./${path}`).default.slice(2)),
  };
}

if (process.argv[2] === 'publish') {
  copyFileSync(manifest, kept);
  const source = JSON.parse(readFileSync(manifest, 'utf8'));
  writeFileSync(manifest, `${JSON.stringify(published(source), null, 2)}\n`);
} else {
  renameSync(kept, manifest);
}
