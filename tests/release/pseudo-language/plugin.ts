import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const MARK = '?pseudo';

/** With this plugin, everything that the code takes from `#texts` is in brackets. */
export const pseudoLanguage: Plugin = {
  name: 'pseudo-language',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.startsWith('#texts/')) return;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && found.id + MARK;
  },
  load(id) {
    if (!id.endsWith(MARK)) return;
    const file = id.slice(0, -MARK.length);
    const names = readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
    return [
      `import * as texts from '${file}';`,
      `import { wrapped } from '${import.meta.dirname}/wrapped.ts';`,
      ...[...names].map(([, name]) =>
        // `LANGUAGE` and `LOCALE` are for browsers.
        name === name?.toUpperCase()
          ? `export const ${name} = texts.${name};`
          : `export const ${name} = wrapped(texts.${name});`,
      ),
    ].join('\n');
  },
};
