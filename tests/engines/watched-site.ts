import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWorker } from '../../src/offline/build-worker';
import { copyOfSite } from '../testing/built-sites';

/** Copies the built site into a new folder and adds `watch.js` to every page. Returns the folder. */
export async function copyWatchedSite(): Promise<string> {
  const folder = copyOfSite();
  copyFileSync(join(import.meta.dirname, 'watch.js'), join(folder, 'assets/watch.js'));
  for (const file of globSync('**/*.html', { cwd: folder })) {
    const html = readFileSync(join(folder, file), 'utf8');
    const watched = html.replace('<head>', '<head><script src="/assets/watch.js"></script>');
    writeFileSync(join(folder, file), watched);
  }
  // The offline copy has the checksum of every page.
  await buildWorker(folder, { isOffered: true });
  return folder;
}
