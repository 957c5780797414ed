import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of somebody else's, at an origin of its own, whose policy allows scripts and frames of one origin. */
export async function startOtherSite(allowed: string) {
  let page = '';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader(
      'Content-Security-Policy',
      `default-src 'none'; script-src ${allowed}; frame-src ${allowed}`,
    );
    response.end(`<!doctype html><html lang="en"><title>A studio</title>${page}`);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    /** Makes its page another one. */
    write: (body: string) => {
      page = body;
    },
    stop: () => server.close(),
  };
}
