// @ts-check
import { dist } from './paths.mjs';
import { checkPort } from './port.mjs';
import { serve } from './serve.mjs';

/** Not the port of `npm start`, which may be running. */
export const testPort = Number(process.env.TEST_PORT ?? 4399);

/**
 * Serves the built site from within Playwright, and so never longer than Playwright lives: a server
 * process of its own stays behind, with the port, when Playwright is killed.
 */
export default async function serveForTests() {
  await checkPort(testPort);
  const { stop } = await serve(dist, testPort);
  return stop;
}
