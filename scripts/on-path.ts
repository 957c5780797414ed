import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs of these names are on this machine, in the order of the names. */
export function onPath(...names: readonly string[]): string[] {
  // Debian leaves the last folder out of the path of everyone but root.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}
