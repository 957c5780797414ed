import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

/** A page that Astro has written. */
export interface ParsedPage {
  /** Its path, as error messages name it: `dist/about.html`. */
  readonly file: string;
  readonly html: string;
  /** Every element in document order. */
  readonly elements: readonly Element[];
}

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Parses a page, with the position of each element in its HTML. */
export function parsePage(file: string, html: string): ParsedPage {
  // Without scripting, what is in a `noscript` element is parsed too.
  const options = { sourceCodeLocationInfo: true, scriptingEnabled: false };
  return { file, html, elements: descendants(parse(html, options)) };
}

/** The HTML without some parts of it, which must not overlap. */
export function withoutRanges(html: string, ranges: readonly Range[]): string {
  let rest = html;
  // From the end, so that the positions before it stay valid.
  for (const { start, end } of ranges.toSorted((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + rest.slice(end);
  }
  return rest;
}

/** The value of an attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The position of an attribute in the HTML, starting with its name. */
export function attributeRange(element: Element, name: string): Range | undefined {
  const location = element.sourceCodeLocation?.attrs?.[name];
  return location && { start: location.startOffset, end: location.endOffset };
}

/** The text directly inside an element, such as the code of a script. */
export function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

function descendants(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  const children = node.childNodes.filter((child) => 'tagName' in child);
  return children.flatMap((child) => [child, ...descendants(child)]);
}
