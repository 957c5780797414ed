import { extname } from 'node:path';

const text = [
  ['.css', 'text/css'],
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.json', 'application/json'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain'],
  ['.webmanifest', 'application/manifest+json'],
  ['.xml', 'application/xml'],
].map(([ending, type]) => [ending, `${type}; charset=utf-8`]);

const types: Record<string, string> = {
  ...Object.fromEntries(text),
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The content type with which a host should serve a file. */
export function contentType(file: string): string {
  return types[extname(file)] ?? 'application/octet-stream';
}
