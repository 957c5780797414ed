import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the site that records every request. */
export async function recordRequests(site: string) {
  const log: string[] = [];
  const server = createServer(async (request, response) => {
    log.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    const answer = await fetch(site + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(new Uint8Array(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { log, address: `http://localhost:${port}`, stop: () => server.close() };
}
