import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { pages as records, toolPages } from '../../src/config/pages';
import { site } from '../../src/config/site';
import { attribute, type BuiltPage, builtPages, textOf } from './pages';

const ORIGIN = site.origin;
const root = join(import.meta.dirname, '../..');
const pages = builtPages();
const tools = toolPages.map(({ path }) => path);

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

function types(path: string): string[] {
  const page = pages.find((built) => built.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return graph(page).map((data) => data['@type']);
}

/** For each graph, the compiler's errors when it is checked against the schema.org types. */
function faults(graphs: readonly string[]): string[][] {
  const name = join(root, 'linked-data-of-the-built-pages.ts');
  const [head, ...lines] = [
    "import type { Graph } from 'schema-dts';",
    ...graphs.map((text, index) => `export const page${index}: Graph = ${text};`),
  ];
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const code = ts.createSourceFile(name, [head, ...lines].join('\n'), ts.ScriptTarget.Latest);
  host.fileExists = (file) => file === name || fileExists(file);
  host.getSourceFile = (file, ...rest) => (file === name ? code : getSourceFile(file, ...rest));
  const found = ts.getPreEmitDiagnostics(ts.createProgram([name], options, host));
  return lines.map((_, index) =>
    found
      .filter(({ file, start = 0 }) => {
        // The import is on the first line; an error in the setup counts for every graph.
        const isHere = file && code.getLineAndCharacterOfPosition(start).line === index + 1;
        return file === undefined || isHere;
      })
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  );
}

describe('against the schema.org types', () => {
  const described = pages.filter((page) => script(page) !== '');
  // A type that does not exist shows that the check can fail.
  const wrong = '{"@context":"https://schema.org","@graph":[{"@type":"NumerologyCalculator"}]}';
  const found = faults([...described.map(script), wrong]);

  test.each(described.map(({ path }, index) => [path, index] as const))(
    'the linked data of %s is valid',
    (_, index) => expect(found[index]).toEqual([]),
  );

  test('an unknown type is an error', () => {
    expect(found.at(-1)).toHaveLength(1);
  });
});

describe('linked data by kind of page', () => {
  test('the home page: the site, an application and its questions', () => {
    expect(types('/')).toEqual(['WebSite', 'WebApplication', 'FAQPage']);
  });

  test.each(tools.filter((path) => path !== '/'))(
    '%s: an application and its questions',
    (path) => {
      expect(types(path)).toEqual(['WebApplication', 'FAQPage', 'BreadcrumbList']);
    },
  );

  test('the store: three products without a rating', () => {
    expect(types('/store')).toEqual(['Product', 'Product', 'Product', 'BreadcrumbList']);
  });

  test.each(pages.filter(({ path }) => path.startsWith('/blog/')).map(({ path }) => path))(
    '%s: an article',
    (path) => expect(types(path)).toEqual(['Article', 'BreadcrumbList']),
  );

  test.each(Object.keys(records).filter((path) => path !== '/' && path !== '/404'))(
    '%s: its breadcrumbs',
    (path) => expect(types(path)).toContain('BreadcrumbList'),
  );
});

describe.each(pages.filter((page) => script(page)).map((page) => [page.path, page] as const))(
  '%s',
  (path, page) => {
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
        expect(steps[0]).toMatchObject({ name: 'Home', item: `${ORIGIN}/` });
        expect(steps.at(-1)?.item).toBe(`${ORIGIN}${path}`);
        const known = steps.filter(({ item }) =>
          pages.some((other) => `${ORIGIN}${other.path}` === item),
        );
        expect(known).toHaveLength(steps.length);
      }
    });

    test('contains only URLs of this site, and each application its own', () => {
      const outside = [...script(page).matchAll(/"(https?:[^"]+)"/g)]
        .map(([, address]) => address ?? '')
        .filter(
          (address) =>
            !address.startsWith(`${ORIGIN}/`) && !/^https:\/\/schema\.org\b/.test(address),
        );
      expect(outside).toEqual([]);
      for (const { url } of of('WebApplication')) expect(url).toBe(`${ORIGIN}${path}`);
    });
  },
);
