import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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
  const files = sirv(folder, {
    // Reads the folder at each request: a build may replace it.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders,
    onNoMatch: (_, response) => {
      setHeaders(response, '/404');
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    },
  });

  const servers: Server[] = [];
  let port = wantedPort;
  for (const host of loopback) {
    const server = createServer((request, response) => {
      const address = canonicalAddress(request.url ?? '/');
      // Temporary, because browsers remember the other kind for the next project on this port.
      if (address) response.writeHead(307, { Location: address }).end();
      else files(request, response);
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

/** Where a page is that was asked for with a slash or `.html` at its end. */
function canonicalAddress(url: string): string | undefined {
  const [, path, query = ''] = /^\/+([^?]+?)(?:\/+|\.html)(\?.*)?$/.exec(url) ?? [];
  return path && `/${path}${query}`;
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
