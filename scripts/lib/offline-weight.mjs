// @ts-check
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { precachedFiles } from '../../src/offline/precached-files.ts';
import { travellingBytes } from './travelling-bytes.mjs';

/**
 * What the offline copy of a built site costs a first visitor, in bytes: as stored, and as it
 * travels. The worker itself is counted with it.
 *
 * @param {string} folder
 */
export function offlineWeight(folder) {
  const names = ['sw.js', ...precachedFiles(folder).map(({ url }) => fileAt(folder, url))];
  const files = names.map((name) => join(folder, name));
  return {
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(file).size, 0),
    brotli: files.reduce((sum, file) => sum + travellingBytes(file), 0),
  };
}

/**
 * @param {string} folder
 * @param {string} url
 */
function fileAt(folder, url) {
  if (url === '/') return 'index.html';
  return statSync(join(folder, `${url}.html`), { throwIfNoEntry: false }) ? `${url}.html` : url;
}
