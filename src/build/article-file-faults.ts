import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseFrontmatter } from 'astro/markdown';
import { z } from 'zod';
import { articleSchema } from '../config/content-schemas';
import { faultSentences, faultsWithInput } from '../config/fault-sentences';
import { articleFaults } from '../site/articles/article-faults';
import { photoFault } from './photo-fault';

/**
 * Everything that is wrong with an article, a sentence each: its front matter, its text and its photos. Astro
 * would stop at the first, with a stack.
 */
export async function articleFileFaults(
  root: string,
  file: string,
  ids: ReadonlySet<string>,
): Promise<readonly string[]> {
  const source = await readFile(join(root, file), 'utf8');
  const head = headOf(source);
  if (!head) {
    return [`${file}: its front matter, between the two lines of ---, is not YAML.`];
  }
  const { content, frontmatter } = head;
  const reference = z.string().refine((id) => ids.has(id), 'the id of another article');
  const impossible = [...source.matchAll(/^(date\w+): *(\d{4}-\d\d-\d\d)/gm)].filter(
    ([, , day]) => !z.iso.date().safeParse(day).success,
  );
  const { error } = articleSchema(reference, z.string('a photo such as ./photo.jpg')).safeParse(
    frontmatter,
    faultsWithInput,
  );
  const inText = [...content.matchAll(/!\[[^\]]*\]\((\.[^)\s]+)/g)].map(([, photo = '']) => photo);
  const photos = [frontmatter['hero'], ...inText].filter((photo) => typeof photo === 'string');
  return [
    // YAML takes February 30 for March 2.
    ...impossible.map(([, key, day]) => `${file}: “${key}” is ${day}, which no calendar has.`),
    ...(error ? faultSentences(file, error) : []),
    ...articleFaults(basename(file, '.mdx'), content, frontmatter['kind']).map(
      (fault) => `${file} ${fault}`,
    ),
    ...(await photoFaults(root, dirname(file), new Set(photos))).map(
      (fault) => `${file}: the photo ${fault}`,
    ),
  ];
}

async function photoFaults(root: string, folder: string, photos: ReadonlySet<string>) {
  const faults = await Promise.all(
    [...photos].map(async (photo) => {
      const file = join(folder, photo);
      const fault = await photoFault(join(root, file));
      return fault && `${file} ${fault}.`;
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}

function headOf(source: string) {
  try {
    return parseFrontmatter(source);
  } catch {
    return undefined;
  }
}
