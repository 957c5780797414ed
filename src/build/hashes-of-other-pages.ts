import { hash } from '../config/content-security';
import { BuildError } from './build-error';
import { attribute, attributeRange, type ParsedPage, type Range, textOf } from './page';

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
