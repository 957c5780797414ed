// @ts-check
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

/**
 * The content type of a file, by its name.
 *
 * @param {string} file
 */
export function contentType(file) {
  return types[extname(file)] ?? 'application/octet-stream';
}

/**
 * The bytes as they travel: text is compressed when the browser takes it, as on any host.
 *
 * @param {Buffer} bytes
 * @param {string} type
 * @param {string | string[] | undefined} accepted the request's Accept-Encoding
 * @returns {Promise<{ body: Buffer, encoding?: string }>}
 */
export async function encode(bytes, type, accepted = '') {
  if (!type.includes('charset')) return { body: bytes };
  if (/\bbr\b/.test(String(accepted))) {
    // The strongest compression, which is the default, takes seconds.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { body: await promisify(brotliCompress)(bytes, { params }), encoding: 'br' };
  }
  if (!/\bgzip\b/.test(String(accepted))) return { body: bytes };
  return { body: await promisify(gzip)(bytes), encoding: 'gzip' };
}
