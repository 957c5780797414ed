// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Moves the files of one built language to another. What both have is the same to the byte, or they would
 * overwrite each other: that stops the build, by the name of the file.
 *
 * @param {string} from
 * @param {string} to
 */
export function layTogether(from, to) {
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (!existsSync(target)) {
      mkdirSync(dirname(target), { recursive: true });
      renameSync(source, target);
    } else if (!readFileSync(source).equals(readFileSync(target))) {
      throw new Error(
        `${source} and ${target} differ: a file of each language needs a name of its own.`,
      );
    }
  }
}
