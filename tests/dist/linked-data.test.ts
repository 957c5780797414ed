import { describe, expect, test } from 'vitest';
import { everyPage } from '../../src/config/pages';
import { path as pathOf } from '../../src/config/paths';
import { products, site } from '../../src/config/site';
import { attribute, type BuiltPage, builtPages, isArticle, textOf } from './pages';

const ORIGIN = site.origin;
const pages = builtPages();

type Data = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** The text of a page's linked data. */
function script({ elements }: BuiltPage): string {
  const found = elements.filter((element) => attribute(element, 'type') === 'application/ld+json');
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0] ? textOf(found[0]) : '';
}

function graph(page: BuiltPage): readonly Data[] {
  const text = script(page);
  return text ? (JSON.parse(text) as { '@graph': Data[] })['@graph'] : [];
}

/** What the linked data of a page describes. */
function expectedTypes({ path, html }: BuiltPage): string[] {
  if (path === pathOf('home')) return ['WebSite', 'WebApplication', 'FAQPage'];
  if (path === pathOf('store')) return [...products.map(() => 'Product'), 'BreadcrumbList'];
  if (isArticle(path)) return ['Article', 'BreadcrumbList'];
  const { kind, isHidden } = everyPage.find((page) => page.path === path) ?? {};
  return [
    ...(kind === 'tool' ? ['WebApplication'] : []),
    ...(html.includes('data-testid="faq-item"') ? ['FAQPage'] : []),
    ...(isHidden ? [] : ['BreadcrumbList']),
  ];
}

test.each(pages)('$path has its types', (page) => {
  expect(graph(page).map((data) => data['@type'])).toEqual(expectedTypes(page));
});

describe.each(pages.filter((page) => script(page)))('$path', (page) => {
  const of = (type: string) => graph(page).filter((data) => data['@type'] === type);

  test('has the questions and answers of its linked data, word for word', () => {
    const items = page.elements.filter(
      (element) => attribute(element, 'data-testid') === 'faq-item',
    );
    const shown = items.map(({ childNodes }) =>
      childNodes.filter((node) => 'tagName' in node).map(textOf),
    );
    const said = of('FAQPage').flatMap((data) =>
      (data['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[]).map(
        ({ name, acceptedAnswer }) => [name, acceptedAnswer.text],
      ),
    );
    expect(said).toEqual(shown);
  });

  test('has breadcrumbs from home to itself, each step a page of this site', () => {
    for (const data of of('BreadcrumbList')) {
      const steps = data['itemListElement'] as { position: number; name: string; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item).toBe(ORIGIN + pathOf('home'));
      expect(steps.at(-1)?.item).toBe(`${ORIGIN}${page.path}`);
      const addresses = pages.map((other) => `${ORIGIN}${other.path}`);
      expect(addresses).toEqual(expect.arrayContaining(steps.map(({ item }) => item)));
    }
  });

  test('contains only URLs of this site, and each application its own', () => {
    const addresses = script(page).match(/(?<=")https?:[^"]+/g) ?? [];
    const own = [`${ORIGIN}/`, 'https://schema.org'];
    const outside = addresses.filter((one) => !own.some((start) => one.startsWith(start)));
    expect(outside).toEqual([]);
    for (const { url } of of('WebApplication')) expect(url).toBe(`${ORIGIN}${page.path}`);
  });
});
