// @ts-check
import { statSync } from 'node:fs';
import { extname } from 'node:path';

/** @type {Record<string, string>} */
const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The better one first. */
const encodings = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
];

/**
 * The content type of a file, by its name.
 *
 * @param {string} file
 */
export function contentType(file) {
  return types[extname(file)] ?? 'application/octet-stream';
}

/**
 * The file as it travels: the build leaves compressed copies beside what is text, and the best of
 * those that the browser takes is sent as it is, unless the file was changed after it.
 *
 * @param {string} file
 * @param {string | string[] | undefined} accepted the request's Accept-Encoding
 * @returns {{ file: string, encoding?: string }}
 */
export function compressedCopy(file, accepted = '') {
  for (const { encoding, extension } of encodings) {
    const isAccepted = new RegExp(`\\b${encoding}\\b`).test(String(accepted));
    const copy = file + extension;
    if (isAccepted && changed(copy) >= changed(file)) return { file: copy, encoding };
  }
  return { file };
}

/** @param {string} file */
function changed(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
