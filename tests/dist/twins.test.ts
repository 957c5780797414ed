import { describe, expect, test } from 'vitest';
import { LANGUAGE } from '#texts/language';
import { languageNames } from '../../src/config/languages';
import { path as pathOf } from '../../src/config/paths';
import { site } from '../../src/config/site';
import { attribute, type BuiltPage, isOfThisLanguage, pagesOfEveryLanguage } from './pages';

const all = pagesOfEveryLanguage();
const own = all.filter(({ path }) => isOfThisLanguage(path));

/** Where a page leads to in other languages: links whose text or name says so, and what its head tells search engines. */
function twinsOf({ named }: BuiltPage, tagName: 'a' | 'link') {
  return named(tagName)
    .filter((element) => attribute(element, 'hreflang'))
    .map((element) => ({
      language: attribute(element, 'hreflang') ?? '',
      path: new URL(attribute(element, 'href') ?? '', site.origin).pathname,
    }));
}

const languageOf = ({ named }: BuiltPage) => attribute(named('html')[0] ?? expect.fail(), 'lang');
/** The guide is a book, without a header and a footer, and what is not listed answers for any address. */
const hasFrame = ({ html, path }: BuiltPage) =>
  path !== pathOf('guide') && !html.includes('content="noindex"');

describe.runIf(site.languages.length > 1)('between languages', () => {
  test('each page leads twice to its twin, which is in that language and leads back', () => {
    const faults = own.filter(hasFrame).flatMap((page) =>
      site.languages
        .filter((language) => language !== LANGUAGE)
        .flatMap((language) => {
          const links = twinsOf(page, 'a').filter((twin) => twin.language === language);
          const [twin] = all.filter(({ path }) => path === links[0]?.path);
          const back = twin && twinsOf(twin, 'a').filter(({ path }) => path === page.path);
          const isWhole =
            links.length >= 2 &&
            new Set(links.map(({ path }) => path)).size === 1 &&
            twin &&
            languageOf(twin) === language &&
            (back?.length ?? 0) >= 2;
          return isWhole || isOwnArticle(page) ? [] : `${page.path} in ${language}`;
        }),
    );
    expect(own.filter(hasFrame).length).toBeGreaterThan(80);
    expect(faults).toEqual([]);
  });

  test('the head of a page and of its twin name the same editions, and the first for all others', () => {
    for (const page of own.filter((page) => twinsOf(page, 'link').length > 0)) {
      const editions = twinsOf(page, 'link');
      const [first] = site.languages;
      expect(editions.map(({ language }) => language)).toEqual([...site.languages, 'x-default']);
      expect(editions.at(-1)?.path).toBe(editions.find(({ language }) => language === first)?.path);
      for (const { path } of editions) {
        const twin = all.find((other) => other.path === path) ?? expect.fail(path);
        expect(twinsOf(twin, 'link')).toEqual(editions);
      }
    }
  });

  test('every other link stays within its language', () => {
    const outside = own.flatMap(({ path, named }) =>
      named('a')
        .filter((link) => !attribute(link, 'hreflang'))
        .map((link) => attribute(link, 'href') ?? '')
        .filter((href) => href.startsWith('/') && !/\.\w+$/.test(href))
        .filter((href) => !isOfThisLanguage(new URL(href, site.origin).pathname))
        .map((href) => `${path} leads to ${href}`),
    );
    expect(outside).toEqual([]);
  });

  test('a link to another language is called what that language calls itself', () => {
    for (const { named } of own) {
      for (const link of named('a').filter((element) => attribute(element, 'hreflang'))) {
        const language = attribute(link, 'hreflang') as keyof typeof languageNames;
        expect(attribute(link, 'lang')).toBe(language);
        const name = attribute(link, 'aria-label') ?? link.childNodes.map(textOfNode).join('');
        expect(name).toBe(languageNames[language]);
      }
    }
  });
});

test.runIf(site.languages.length === 1)('a site of one language has no trace of another', () => {
  expect(all.flatMap((page) => [...twinsOf(page, 'a'), ...twinsOf(page, 'link')])).toEqual([]);
  expect(new Set(all.map(languageOf))).toEqual(new Set([LANGUAGE]));
});

/** What an owner wrote in one language alone. */
function isOwnArticle(page: BuiltPage): boolean {
  return twinsOf(page, 'link').length === 0 && page.html.includes('"@type":"Article"');
}

function textOfNode(node: object): string {
  return 'value' in node ? String(node.value) : '';
}
