// @ts-check
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder: the commands work from wherever they are called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built site. */
export const dist = join(root, 'dist');
