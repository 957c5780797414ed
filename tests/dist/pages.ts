import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pageFiles } from '../../src/build/page-files';
import { editionsOf } from '../../src/config/editions';
import { path as pathOf } from '../../src/config/paths';

/** The output folder of `npm run build`. */
export const dist = join(import.meta.dirname, '../../dist');

/** The URL path of a file: a page is served without its extension. */
export function addressOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
}

type Element = DefaultTreeAdapterTypes.Element;

export interface BuiltPage {
  /** Its URL path without a trailing slash: `/`, `/about`. */
  readonly path: string;
  readonly file: string;
  readonly html: string;
  readonly elements: readonly Element[];
  /** Its elements of a kind. */
  readonly named: (tagName: string) => readonly Element[];
}

/** An attribute's value. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Whether an address is that of an article. */
export function isArticle(path: string): boolean {
  return path.startsWith(`${pathOf('blog')}/`);
}

/** The path of a page's canonical address. The guide has two addresses. */
export function canonicalPath(path: string): string {
  return path === pathOf('guide-frame') ? pathOf('guide') : path;
}

/** All the text inside an element. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : ''))
    .join('');
}

/** The content of the only meta element with this name. */
export function meta({ named }: BuiltPage, name: string): string {
  const [found, ...others] = named('meta').filter((element) =>
    ['property', 'name', 'http-equiv'].some((key) => attribute(element, key) === name),
  );
  if (!found || others.length > 0) throw new Error(`${name} is not there once`);
  return attribute(found, 'content') ?? '';
}

/** Every element inside another. */
export function descendants(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const children = node.childNodes.filter((child) => 'tagName' in child);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

const homes = editionsOf('home');

/** Whether an address is one of the language that is tested. */
export function isOfThisLanguage(address: string): boolean {
  const [home] = homes
    .filter(({ path }) => `${address}/`.startsWith(`${path.replace(/\/$/, '')}/`))
    .sort((one, other) => other.path.length - one.path.length);
  return home?.isThis ?? false;
}

/** The files of the pages of the language that is tested. */
export const filesOfPages = pageFiles(dist).filter((file) => isOfThisLanguage(addressOf(file)));

const parsed: BuiltPage[] = [];

/** Every page of the language that is tested. */
export function builtPages(): readonly BuiltPage[] {
  return pagesOfEveryLanguage().filter(({ path }) => isOfThisLanguage(path));
}

/** Every page of the built site, parsed once for all test files. */
export function pagesOfEveryLanguage(): readonly BuiltPage[] {
  if (parsed.length > 0) return parsed;
  for (const file of pageFiles(dist).filter((file) => !/(?:^|\/)embed\//.test(file))) {
    const html = readFileSync(join(dist, file), 'utf8');
    const path = addressOf(file);
    const elements = descendants(parse(html));
    const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
    parsed.push({ path, file, html, elements, named });
  }
  return parsed;
}

/** The page at a path. */
export function builtPage(path: string): BuiltPage {
  const page = builtPages().find((one) => one.path === path);
  if (!page) throw new Error(`${path} was not built`);
  return page;
}
