import { join } from 'node:path';
import { anyPort, type RunningServer, runServer } from './run-server';

const config = join(import.meta.dirname, '../../deploy/caddy/Caddyfile');

/** Runs Caddy with deploy/caddy on a free port until `stop` is called. */
export async function startCaddy(program: string, folder: string): Promise<RunningServer> {
  const port = await anyPort();
  const env = {
    ...process.env,
    SITE_ADDRESS: `http://127.0.0.1:${port}`,
    SITE_FOLDER: folder,
    // Its port may be taken.
    SITE_ADMIN: 'off',
  };
  const command = [program, 'run', '--config', config, '--adapter', 'caddyfile'];
  return runServer(command, port, { env });
}
