import { globSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageRecords } from '../../src/config/page-records';
import { site } from '../../src/config/site';
import * as english from '../../src/texts/en/pages';
import * as englishPaths from '../../src/texts/en/paths';
import * as spanish from '../../src/texts/es/pages';
import * as spanishPaths from '../../src/texts/es/paths';

const languages = {
  en: { ...english, ...englishPaths },
  es: { ...spanish, ...spanishPaths },
};

test.each(Object.entries(languages))(
  'every text of a page in %s has its page',
  (language, texts) => {
    const cwd = join(import.meta.dirname, '../../src/texts', language);
    const files = globSync('{essays,faq,legal,prose}/*.{json,mdx}', { cwd });
    const named = {
      'paths.ts': Object.keys(texts.ownPages),
      'pages.ts': Object.keys(texts.pageTexts('', { setsCookies: false, hasOffer: false })),
      ...Object.fromEntries(files.map((file) => [file, [basename(file, extname(file))]])),
    };
    const ids = [...Object.keys(pageRecords), ...Object.keys(site.legalPages)];
    const left = Object.entries(named).flatMap(([file, of]) =>
      of.filter((id) => !ids.includes(id)).map((id) => `${file}: ${id}`),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(left).toEqual([]);
  },
);
