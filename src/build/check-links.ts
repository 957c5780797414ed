import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageLink, path } from '../config/paths';
import { BuildError, type BuildStep } from './finish-build';
import { sourceLinks } from './link-faults';
import { attribute, type ParsedPage, parsePage } from './page';

/** Stops a build with a link that leads nowhere, also on its page. Where the link is written by id, the sentence names the line. */
export const checkLinks: BuildStep = ({ folder }) => {
  const faults = deadLinks(folder);
  if (faults.length > 0) throw new BuildError(faults.join('\n'));
};

/** The links of a built site that lead nowhere, each as a sentence. */
export function deadLinks(folder: string, root?: string): readonly string[] {
  const pages = new Map(
    globSync('**/*.html', { cwd: folder })
      .sort()
      .map((file) => {
        const address = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
        return [address, parsePage(file, readFileSync(join(folder, file), 'utf8'))] as const;
      }),
  );
  const ids = new Map([...pages].map(([address, page]) => [address, idsOf(page)]));
  const leadsNowhere = (link: string, from: string) => {
    const { pathname, hash } = new URL(link, `http://site.test${from}`);
    const address = decodeURIComponent(pathname);
    const isThere = ids.has(address) || existsSync(join(folder, address));
    const isPlaceThere = hash === '' || ids.get(address)?.has(decodeURIComponent(hash.slice(1)));
    return !isThere || !isPlaceThere || (address !== '/' && address.endsWith('/'));
  };
  const lines = sourceLinks(root);
  const dead = [...pages].flatMap(([from, page]) =>
    linksOf(page)
      .filter((link) => leadsNowhere(link, from))
      .map((link) => {
        const written = lines.filter(
          ({ id, anchor }) => path(id as PageLink) + (anchor && `#${anchor}`) === link,
        );
        const places = written.map(({ where }) => where);
        return `${places.join(', ') || from} links to ${link}, and nothing is there.`;
      }),
  );
  return [...new Set(dead)];
}

function linksOf({ elements }: ParsedPage): string[] {
  return (
    elements
      // What leads to another language is there once the languages are laid together.
      .filter((element) => !attribute(element, 'hreflang'))
      .flatMap((element) => [
        ...['href', 'src', 'component-url', 'renderer-url'].map((name) => attribute(element, name)),
        ...(attribute(element, 'srcset')?.split(',') ?? []).map(
          (one) => one.trim().split(/\s+/)[0],
        ),
      ])
      .filter((link) => link !== undefined && !/^(?:https?|mailto):/.test(link)) as string[]
  );
}

function idsOf({ elements }: ParsedPage): ReadonlySet<string | undefined> {
  return new Set(elements.map((element) => attribute(element, 'id')));
}
