import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../tests/testing/build-site';

// `npm run growth`: what a build costs with 1,000 and 5,000 made-up articles more, or with as many
// as are given after `--`. Each has the text of a real article, and all share one picture.

/** The drawing of an article, borrowed from a real one. */
const PICTURES = `import { pictures as real } from './sacred-geometry';

export const pictures = { hero: real.hero };
`;

// Ctrl+C also ends the build, whose folder then still has to go.
process.once('SIGINT', () => {});

const counts = process.argv.slice(3).map(Number);
for (const articles of [0, ...(counts.length > 0 ? counts : [1000, 5000])]) {
  const folder = copySources();
  try {
    addArticles(folder, articles);
    console.log(`${articles} articles more: ${build(folder)}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function build(folder: string): string {
  const report = 'process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))';
  const preload = `--import=data:text/javascript,${encodeURIComponent(report)}`;
  const start = performance.now();
  const { status, stderr } = spawnSync(
    'node',
    [preload, 'node_modules/astro/bin/astro.mjs', 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr}`);
  const usage = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  const seconds = (performance.now() - start) / 1000;
  // Other programs on the machine hardly disturb this one.
  const cpuSeconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  const megabytes = usage.maxRSS / 1024;
  return `${seconds.toFixed(0)} s, ${cpuSeconds.toFixed(0)} CPU seconds, ${megabytes.toFixed(0)} MB`;
}

function addArticles(folder: string, count: number): void {
  const articles = join(folder, 'src/texts/en/articles');
  const bodies = globSync('*.mdx', { cwd: articles }).map((name) => {
    const text = readFileSync(join(articles, name), 'utf8');
    return text.slice(text.indexOf('\n---\n') + 5);
  });
  const ids = Array.from({ length: count }, (_, index) => `essay-${index + 1}`);
  for (const [index, id] of ids.entries()) {
    const related = [1, 2, 3].map((step) => ids[(index + step) % count]);
    const head = `title: 'Made-up essay number ${index + 1}'
excerpt: 'A text that exists only for a benchmark: it shows what essay number ${index + 1} costs to build.'
description: 'A text that exists only for a benchmark: it is here to show what a blog with as many as ${index + 1} essays costs to build.'
heroAlt: 'The picture that all the made-up essays share.'
datePublished: 2026-11-15
dateModified: 2026-11-15
calculators: ['home', 'daily-decoder']
articles: ['${related.join("', '")}']`;
    writeFileSync(
      join(articles, `${id}.mdx`),
      `---\n${head}\n---\n${bodies[index % bodies.length]}`,
    );
    writeFileSync(join(folder, `src/art/pictures/${id}.ts`), PICTURES);
  }
}
