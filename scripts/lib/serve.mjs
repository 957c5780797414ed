// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { join } from 'node:path';
import { compressedCopy, contentType } from './content.mjs';
import { findFile } from './find-file.mjs';
import { headersFor, parseHeaders } from './headers.mjs';
import { listen, loopback } from './port.mjs';
import { Stop } from './stop.mjs';

/**
 * Serves a built site, to this machine only, until `stop` is called. (`astro preview` answers an
 * address with a slash at its end with a page of its own, and a malformed one with a stack.) The
 * headers are those of the site's own `_headers`, as on a host that reads it.
 *
 * @param {string} folder
 * @param {number} wantedPort 0 for any
 * @param {{ key: Buffer, cert: Buffer }} [certificate] with one, over HTTP/2
 */
export async function serve(folder, wantedPort, certificate) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Stop('There is no built site yet: build it with “npm run build”.');
  }
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  /** @type {import('node:http').RequestListener} */
  const onRequest = (request, response) => {
    answer(folder, rules, request, response).catch(() => response.writeHead(500).end());
  };
  const servers = loopback.map((host) => {
    const server = certificate
      ? // Its requests and responses are made to be used like those of HTTP/1.
        createSecureServer({ ...certificate, allowHTTP1: true }, /** @type {any} */ (onRequest))
      : createServer(onRequest);
    return { server, host };
  });
  function stop() {
    for (const { server } of servers) {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    }
  }
  let port = wantedPort;
  try {
    for (const { server, host } of servers) port = await listen(server, port, host);
  } catch (error) {
    stop();
    throw error;
  }
  return { port, stop };
}

/**
 * @param {string} folder
 * @param {readonly import('./headers.mjs').HeaderRule[]} rules
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, rules, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { url = '/' } = request;
  const found = findFile(folder, url);
  if (found.kind === 'moved') {
    // Temporary: browsers remember a permanent one for the next project on this port too.
    response.writeHead(307, { Location: found.address }).end();
    return;
  }
  const isFound = found.kind === 'file';
  const { file, encoding } = compressedCopy(found.file, request.headers['accept-encoding']);
  const body = await readFile(file);
  const [path = '/'] = url.split('?');
  response.writeHead(isFound ? 200 : 404, {
    'Content-Type': contentType(found.file),
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    ...headersFor(rules, isFound ? path : '/404'),
    Vary: 'Accept-Encoding',
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  // To HEAD, Node.js sends the head alone.
  response.end(body);
}
