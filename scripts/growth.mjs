// @ts-check
import { rmSync } from 'node:fs';
import { copySite } from './lib/copy-site.mjs';
import { outgrown } from './lib/growth.mjs';
import { addMadeUpArticles } from './lib/made-up-articles.mjs';
import { measuredBuild } from './lib/measured-build.mjs';
import { main, Stop } from './lib/stop.mjs';

// `npm run growth`: what building the site costs with 1,000 and 5,000 made-up articles more, or with
// as many as are given after `--`. It fails where a cost grows faster than the number of articles.
await main(async () => {
  const asked = process.argv.slice(2).map(Number);
  const counts = [0, ...(asked.length > 0 ? asked : [1000, 5000])];
  /** @type {import('./lib/growth.mjs').Run[]} */
  const runs = [];
  console.log('articles more   seconds   processor s   memory MB');
  for (const articles of counts) {
    const folder = copySite();
    try {
      addMadeUpArticles(folder, articles);
      const cost = await measuredBuild(folder);
      runs.push({ articles, ...cost });
      console.log(
        articles.toLocaleString('en').padStart(13),
        cost.seconds.toFixed(0).padStart(9),
        cost.processorSeconds.toFixed(0).padStart(13),
        cost.megabytes.toFixed(0).padStart(11),
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  const faults = outgrown(runs);
  if (faults.length > 0) throw new Stop(`\n${faults.join('\n')}`);
  console.log('\nNeither grows faster than the number of articles.');
});
