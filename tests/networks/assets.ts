import { kindOf } from '../dist/budgets';
import { attribute, type BuiltPage, builtPages } from '../dist/pages';
import { lateImports, withImports } from '../dist/weights';

/** Something that a page fetches besides itself, and that can fail alone. */
interface Asset {
  readonly kind: 'island' | 'script' | 'late script' | 'font' | 'picture' | 'frame' | 'worker';
  /** Its URL paths. A picture has several, of which a browser chooses one. */
  readonly paths: readonly string[];
}

/** A page with one asset that fails. */
export interface Failure {
  readonly page: BuiltPage;
  readonly asset: Asset;
}

/** Their pages differ only in texts and pictures: one page stands for all. */
const SAMPLED: readonly string[] = ['article', 'number'];

/** Every asset of the site, each once for every kind of page that has it. */
export function everyFailure(): readonly Failure[] {
  const failures = new Map<string, Failure>();
  const samples = new Set<string>();
  for (const page of builtPages()) {
    const kind = kindOf(page.path);
    if (samples.has(kind) && SAMPLED.includes(kind)) continue;
    samples.add(kind);
    for (const asset of assetsOf(page)) {
      const id = [kind, asset.kind, ...asset.paths].join(' ');
      if (!failures.has(id)) failures.set(id, { page, asset });
    }
  }
  return [...failures.values()];
}

/** One page of each kind, and every page with an island. */
export function typicalPages(): readonly BuiltPage[] {
  const pages = builtPages();
  const examples = new Map(pages.map((page) => [kindOf(page.path), page]));
  return pages.filter((page) => hasIsland(page) || examples.get(kindOf(page.path)) === page);
}

/** Whether a page has a form or a cart that hydrates. */
export function hasIsland(page: BuiltPage): boolean {
  return page.elements.some(({ tagName }) => tagName === 'astro-island');
}

/** Everything that a page may fetch, from its markup and the imports of its scripts. */
function assetsOf(page: BuiltPage): readonly Asset[] {
  const island = withImports([
    ...attributes(page, 'component-url'),
    ...attributes(page, 'renderer-url'),
  ]);
  const scripts = withImports(attributes(page, 'src', 'script')).difference(island);
  const late = withImports([...island].flatMap(lateImports))
    .difference(island)
    .difference(scripts);
  return [
    ...each('island', island),
    ...each('script', scripts),
    ...each('late script', late),
    ...each('font', fontsOf(page)),
    ...picturesOf(page).map((paths) => ({ kind: 'picture' as const, paths })),
    ...each('frame', attributes(page, 'src', 'iframe')),
    ...each('worker', hasIsland(page) ? ['/sw.js'] : []),
  ];
}

function each(kind: Asset['kind'], paths: Iterable<string>): Asset[] {
  return [...new Set(paths)].map((path) => ({ kind, paths: [path] }));
}

function attributes({ elements }: BuiltPage, name: string, tagName?: string): string[] {
  return elements
    .filter((element) => !tagName || element.tagName === tagName)
    .map((element) => attribute(element, name))
    .filter((value) => value !== undefined);
}

/** The regular and the italic font. The rarer parts are fetched only where a text has their letters. */
function fontsOf({ html }: BuiltPage): string[] {
  const files = [...html.matchAll(/url\("?(\/assets\/fonts\/[^")]+)/g)];
  return files.slice(0, 2).map(([, path = '']) => path);
}

/** The files of each picture, in all its sizes and formats. */
function picturesOf({ elements }: BuiltPage): string[][] {
  const pictures = elements
    .filter(({ tagName }) => tagName === 'img')
    .map((image) => {
      const parent = image.parentNode;
      const isChoice = parent && 'tagName' in parent && parent.tagName === 'picture';
      const choices = isChoice ? parent.childNodes.filter((node) => 'tagName' in node) : [image];
      return choices.flatMap((choice) => [
        ...(attribute(choice, 'src') ? [attribute(choice, 'src') ?? ''] : []),
        ...(attribute(choice, 'srcset') ?? '').split(',').flatMap((part) => {
          const [path] = part.trim().split(' ');
          return path ? [path] : [];
        }),
      ]);
    });
  return [...new Map(pictures.map((paths) => [paths.join(), [...new Set(paths)]])).values()];
}
