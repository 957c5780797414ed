import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, it } from 'vitest';
import { checkPort, listen, loopback, readPort } from './port.mjs';

const servers: Server[] = [];
const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((own) => own?.address === '::1');
const hosts = hasIpv6 ? ['127.0.0.1', '::1'] : ['127.0.0.1'];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A port that is in use on one address. */
async function usedPort(host: string) {
  const server = createServer();
  servers.push(server);
  return await listen(server, 0, host);
}

describe('readPort', () => {
  it.each([
    [undefined, 4321],
    ['', 4321],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65535],
  ])('reads %j as %i', (value, port) => {
    expect(readPort(value, 4321)).toBe(port);
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http'])('refuses “%s”', (value) => {
    expect(() => readPort(value, 4321)).toThrow(
      `PORT must be a whole number from 1 to 65535, but it is “${value}”.`,
    );
  });

  it('names the setting', () => {
    expect(() => readPort('x', 4321, '--port')).toThrow(/^--port must be/);
  });
});

describe('checkPort', () => {
  it('accepts a free port and leaves it free', async () => {
    const port = await usedPort(loopback[0]);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await checkPort(port);
    await checkPort(port);
  });

  it.each([...hosts, '0.0.0.0'])('refuses a port in use on %s', async (host) => {
    const port = await usedPort(host);
    await expect(checkPort(port)).rejects.toThrow(
      `Port ${port} is already in use: free it, or choose another one, as in PORT=4321.`,
    );
  });
});

describe('listen', () => {
  it('leaves out an address that this machine does not have', async () => {
    // Reserved for documentation: no machine has it.
    const server = createServer();
    expect(await listen(server, 4321, '192.0.2.1')).toBe(4321);
    expect(server.listening).toBe(false);
  });

  it('says in a sentence why it cannot', async () => {
    const port = await usedPort(loopback[0]);
    const again = listen(createServer(), port, loopback[0]);
    await expect(again).rejects.toThrow(`Port ${port} is already in use`);
  });
});
