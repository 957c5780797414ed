// @ts-check
import { statSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * @typedef {{ kind: 'file' | 'missing', file: string } | { kind: 'moved', address: string }} Found
 */

/**
 * What a built site answers at an address: `/blog/x` is the file `blog/x.html`, an unknown address
 * is the 404 page, and one with a slash at its end has moved to the one without.
 *
 * @param {string} folder
 * @param {string} address the path and the query of a request
 * @returns {Found}
 */
export function findFile(folder, address) {
  const [encoded = '', ...query] = address.split('?');
  const path = decodePath(encoded);
  if (path === '/') return { kind: 'file', file: join(folder, 'index.html') };
  const bare = path?.replace(/\/$/, '');
  const file = bare && [join(folder, bare), `${join(folder, bare)}.html`].find(isFile);
  if (!file) return { kind: 'missing', file: join(folder, '404.html') };
  if (bare === path) return { kind: 'file', file };
  return { kind: 'moved', address: [encodeURI(bare), ...query].join('?') };
}

/**
 * The path that an address means, or nothing if it means none. Normalising an absolute path keeps
 * every `..` inside the folder; a backslash would be one more separator on Windows.
 *
 * @param {string} encoded
 */
function decodePath(encoded) {
  try {
    const path = decodeURIComponent(encoded);
    return path.startsWith('/') && !/[\\\0]/.test(path) ? posix.normalize(path) : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
