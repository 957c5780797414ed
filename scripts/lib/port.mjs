// @ts-check
import { connect, createServer } from 'node:net';
import { Stop } from './stop.mjs';

/** `localhost` is either of these, by the machine. */
export const loopback = /** @type {const} */ (['127.0.0.1', '::1']);

/**
 * The port that a setting asks for.
 *
 * @param {string | undefined} value
 * @param {number} otherwise
 * @param {string} setting what to call it in the sentence
 */
export function readPort(value, otherwise, setting = 'PORT') {
  if (!value) return otherwise;
  const port = Number(value);
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port;
  throw new Stop(`${setting} must be a whole number from 1 to 65535, but it is “${value}”.`);
}

/**
 * Stops with a sentence unless we can listen on the port.
 *
 * @param {number} port
 */
export async function checkPort(port) {
  for (const host of loopback) {
    // macOS lets us listen beside a server on all addresses: asking for an answer tells them apart.
    if (await answers(host, port)) throw portError('EADDRINUSE', port);
    const server = createServer();
    await listen(server, port, host);
    await new Promise((resolve) => server.close(resolve));
  }
}

/**
 * Listens on one address of this machine and says on which port, which is of interest for port 0.
 * An address that the machine does not have is left out.
 *
 * @param {import('node:net').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const isAbsent = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
      if (isAbsent) resolve(port);
      else reject(portError(error.code, port));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : port);
    });
  });
}

/**
 * Whether something listens there.
 *
 * @param {string} host
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(host, port) {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/**
 * @param {string | undefined} code
 * @param {number} port
 */
function portError(code, port) {
  const other = port === 4321 ? 4322 : 4321;
  const problem =
    code === 'EADDRINUSE'
      ? 'is already in use'
      : `cannot be used here (${code ?? 'no reason given'})`;
  return new Stop(`Port ${port} ${problem}: free it, or choose another one, as in PORT=${other}.`);
}
