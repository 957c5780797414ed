import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.ts';
import { freePort, loopback } from './port.mjs';

/**
 * Serves a built site to this machine only, until `stop` is called: `/about` is `about.html`, with
 * the headers of the site's own `_headers` file.
 */
export async function serve(folder: string, wantedPort = 0) {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no built site yet: build it with “npm run build”.');
  }
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const setHeaders = (response: ServerResponse, pathname: string) => {
    response.setHeaders(headersFor(rules, pathname));
  };
  const sendMissing = ({ url }: IncomingMessage, response: ServerResponse) => {
    // In the language of the address, which begins with its code.
    const [, language = ''] = /^\/([a-z]{2})\//.exec(url ?? '') ?? [];
    const own = join(folder, language, '404.html');
    const page = readFileSync(existsSync(own) ? own : join(folder, '404.html'));
    setHeaders(response, '/404');
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
    response.end(page);
  };
  const files = sirv(folder, {
    // Reads the folder at each request: a build may replace it.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders,
    onNoMatch: sendMissing,
  });

  const answer: RequestListener = (request, response) => {
    const { method = '', url = '' } = request;
    const address = canonicalAddress(url);
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (address) {
      setHeaders(response, '/404');
      // Temporary, because browsers remember the other kind for the next project on this port.
      response.writeHead(307, { Location: address }).end();
    } else if (url === '/_headers') {
      sendMissing(request, response);
    } else {
      // The site asks for no ranges, and sirv fails at those that there cannot be.
      delete request.headers.range;
      files(request, response);
    }
  };

  const servers: Server[] = [];
  let port = wantedPort;
  for (const host of loopback) {
    const server = createServer((request, response) => {
      // sirv closes no file whose download ends early, and watches for no error of one.
      response.on('pipe', (file: Readable) => {
        response.on('close', () => file.destroy());
        file.on('error', () => response.destroy());
      });
      try {
        answer(request, response);
      } catch {
        // The site is being replaced.
        response.statusCode = 503;
        response.end();
      }
    });
    try {
      await once(server.listen(port, host), 'listening');
    } catch (error) {
      if (isMissingAddress(error)) continue;
      throw error;
    }
    port = (server.address() as AddressInfo).port;
    servers.push(server);
  }
  function stop() {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
  return { port, stop };
}

/** Where a page is that was asked for with `.html` or too many slashes. Browsers take a backslash for one. */
function canonicalAddress(url: string): string | undefined {
  const [path = ''] = url.split('?');
  const page = `/${path.split(/[/\\]/).filter(Boolean).join('/')}`.replace(/\.html$/, '');
  return page === path ? undefined : page + url.slice(path.length);
}

/** Many machines have no IPv6. */
function isMissingAddress(error: unknown): boolean {
  return /EADDRNOTAVAIL|EAFNOSUPPORT/.test((error as NodeJS.ErrnoException).code ?? '');
}

if (import.meta.main) {
  const { ppid } = process;
  try {
    const { port } = await serve(process.argv[2] ?? 'dist', await freePort(process.env.PORT));
    console.log(`The site is ready at http://localhost:${port} (Ctrl+C stops it).`);
    // A signal to npm ends npm and its shell, but does not reach us.
    setInterval(() => process.ppid !== ppid && process.exit(), 250);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
