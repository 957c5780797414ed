// @ts-check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds articles to a copy of the site, by the steps that the README gives for one: a text and a
 * picture. Each has the text of a real one; all share the picture of one.
 *
 * @param {string} folder the copy
 * @param {number} count
 */
export function addMadeUpArticles(folder, count) {
  const blog = join(folder, 'src/content/blog');
  const texts = readdirSync(blog)
    .sort()
    .map((name) => bodyOf(readFileSync(join(blog, name), 'utf8')));
  const ids = Array.from({ length: count }, (_, index) => `essay-${index + 1}`);
  for (const [index, id] of ids.entries()) {
    const body = texts[index % texts.length];
    writeFileSync(join(blog, `${id}.mdx`), `${headOf(index, ids)}${body}`);
    writeFileSync(join(folder, `src/art/pictures/${id}.ts`), PICTURES);
  }
}

const PICTURES = `import { pictures as real } from './sacred-geometry';

export const pictures = { hero: real.hero };
`;

/** @param {string} article */
function bodyOf(article) {
  return article.slice(article.indexOf('\n---\n') + 5);
}

/**
 * @param {number} index
 * @param {readonly string[]} ids
 */
function headOf(index, ids) {
  const next = [1, 2, 3].map((step) => ids[(index + step) % ids.length]);
  return `---
order: ${1000 + index}
title: 'Made-up essay number ${index + 1}'
excerpt: 'A text that stands on no website: it only shows what essay number ${index + 1} costs to build.'
description: 'A text that stands on no website: it is here to show what a blog with as many as ${index + 1} essays costs to build.'
heroAlt: 'The picture that all the made-up essays share.'
calculators: ['/', '/daily-decoder']
articles: ['${next.join("', '")}']
---
`;
}
