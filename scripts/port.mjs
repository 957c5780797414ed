// @ts-check
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** The addresses that `localhost` may stand for. */
export const loopback = ['127.0.0.1', '::1'];

/**
 * The port in the environment, or the usual one. Throws a sentence unless it is free.
 *
 * @param {string | undefined} value
 */
export async function freePort(value) {
  const port = Number(value || 4321);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`PORT must be a whole number from 1 to 65535, but it is “${value}”.`);
  }
  // Asking for an answer, because macOS lets two servers listen on the same port.
  const answers = await Promise.all(loopback.map((host) => hasServer(port, host)));
  if (!answers.includes(true)) return port;
  throw new Error(
    `Port ${port} is already in use: free it, or choose another one, as in PORT=${port + 1}.`,
  );
}

/** A port that nothing listens on: the system gives each that asks another one. */
export async function anyPort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  return port;
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function hasServer(port, host) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
