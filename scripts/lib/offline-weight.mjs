// @ts-check
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { keptFiles } from '../../src/offline/kept-files.ts';

/**
 * What the offline copy of a built site costs a first visitor, in bytes: as stored, and as it
 * travels. The worker itself is counted with it.
 *
 * @param {string} folder
 */
export function offlineWeight(folder) {
  const files = ['sw.js', ...keptFiles(folder).map(({ url }) => fileAt(folder, url))];
  const contents = files.map((file) => ({ file, content: readFileSync(join(folder, file)) }));
  return {
    files: files.length,
    bytes: contents.reduce((sum, { content }) => sum + content.length, 0),
    brotli: contents.reduce((sum, { file, content }) => sum + travelling(file, content), 0),
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

/**
 * Fonts are compressed already.
 *
 * @param {string} file
 * @param {Buffer} content
 */
function travelling(file, content) {
  return file.endsWith('.woff2') ? content.length : brotliCompressSync(content).length;
}
