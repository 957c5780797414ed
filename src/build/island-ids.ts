import { BuildError } from './build-error';
import { attributeRange, type ParsedPage, type Range } from './page';

/**
 * The `uid` of each island. Nothing reads it in a built site, and it is a hash of the path of the
 * folder, so that builds of the same commit in two folders would differ.
 */
export function islandIds({ file, elements }: ParsedPage): Range[] {
  return elements
    .filter(({ tagName }) => tagName === 'astro-island')
    .map((island) => {
      const uid = attributeRange(island, 'uid');
      if (!uid) {
        throw new BuildError(
          `${file} has an island without a uid: Astro may have changed the markup of islands.`,
        );
      }
      // With the space before it.
      return { start: uid.start - 1, end: uid.end };
    });
}
