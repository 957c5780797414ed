import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../config/content-security';
import { BuildError, type BuildStep } from './finish-build';
import {
  attribute,
  attributeRange,
  type ParsedPage,
  parsePage,
  type Range,
  textOf,
  withoutRanges,
} from './page';
import { pageFiles } from './page-files';

type Finder = (page: ParsedPage) => readonly Range[];

/** Removes from every page what Astro writes there and no page needs. */
export function removeFromPages(finders: readonly Finder[]): BuildStep {
  return ({ folder }) => {
    const files = pageFiles(folder).map((name) => join(folder, name));
    const idle = new Set(finders);
    for (const file of files) {
      const page = parsePage(file, readFileSync(file, 'utf8'));
      const ranges = finders.flatMap((find) => {
        const found = find(page);
        if (found.length > 0) idle.delete(find);
        return found;
      });
      if (ranges.length > 0) writeFileSync(file, withoutRanges(page.html, ranges));
    }
    for (const { name } of idle) {
      throw new BuildError(
        `The build step ${name} found nothing to remove in the ${files.length} pages of ${folder}: Astro may no longer write it.`,
      );
    }
  };
}

/**
 * The `uid` of each island. Nothing reads it in a built site, and it is a hash of the path of the
 * folder, so that builds of the same commit in two folders would differ.
 */
export function islandIds({ file, elements }: ParsedPage): Range[] {
  return elements
    .filter(({ tagName }) => tagName === 'astro-island')
    .map((island) => {
      const uid = attributeRange(island, 'uid');
      if (!uid) {
        throw new BuildError(
          `${file} has an island without a uid: Astro may have changed the markup of islands.`,
        );
      }
      // With the space before it.
      return { start: uid.start - 1, end: uid.end };
    });
}

/**
 * The hashes in a page's security policy that match no script or style of this page. Astro lists
 * those of the whole site on every page: two kilobytes that do not compress, at the top of the page.
 */
export function hashesOfOtherPages(page: ParsedPage): Range[] {
  const policy = findPolicy(page);
  const rules = page.html.slice(policy.start, policy.end);
  const listed = [...rules.matchAll(/ '(sha256-[^']+)'/g)];
  const own = ownHashes(page, rules, new Set(listed.map(([, name]) => name)));
  return listed
    .filter(([, name = '']) => !own.has(name))
    .map(({ index, 0: text }) => {
      const start = policy.start + index;
      return { start, end: start + text.length };
    });
}

function findPolicy({ file, elements }: ParsedPage): Range {
  const meta = elements.find(
    (element) =>
      element.tagName === 'meta' && attribute(element, 'http-equiv') === 'content-security-policy',
  );
  const content = meta && attributeRange(meta, 'content');
  if (content) return content;
  throw new BuildError(
    `${file} has no content security policy: Astro may have changed how it writes one.`,
  );
}

/** The hash of each inline script and style. A browser would block what is not listed. */
function ownHashes(
  { file, elements }: ParsedPage,
  rules: string,
  listed: ReadonlySet<string | undefined>,
): Set<string> {
  // With a newsletter, a page allows every style element; a policy then lists none.
  const allowsStyles = /style-src-elem [^;]*'unsafe-inline'/.test(rules);
  const inline = elements.filter(
    (element) => (element.tagName === 'style' && !allowsStyles) || isInlineScript(element),
  );
  return new Set(
    inline.map((element) => {
      const text = textOf(element);
      const name = hash(text);
      if (listed.has(name)) return name;
      throw new BuildError(
        `The content security policy of ${file} has no hash for the inline ${element.tagName} that begins with “${text.slice(0, 40)}”: Astro may have changed what it hashes.`,
      );
    }),
  );
}

function isInlineScript(element: ParsedPage['elements'][number]): boolean {
  // Linked data is not executed, so a policy does not list it.
  const isData = attribute(element, 'type') === 'application/ld+json';
  return element.tagName === 'script' && attribute(element, 'src') === undefined && !isData;
}
