import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { precachedFiles } from '../../src/offline/precached-files';
import { transferSize } from './files';
import { dist } from './pages';

/** The transfer size of the offline copy for a first visitor, including the worker. */
export function offlineWeight() {
  const files = ['sw.js', ...precachedFiles(dist).map(({ url }) => fileAt(url))];
  return { files: files.length, bytes: files.reduce((sum, file) => sum + transferSize(file), 0) };
}

function fileAt(url: string): string {
  if (url === '/') return 'index.html';
  return existsSync(join(dist, `${url}.html`)) ? `${url}.html` : url;
}
