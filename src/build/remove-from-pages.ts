import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuildError } from './build-error';
import type { BuildStep } from './finish-build';
import { type ParsedPage, parsePage, type Range, withoutRanges } from './page';
import { pageFiles } from './page-files';

/** Finds what a page does not need. */
type Finder = (page: ParsedPage) => readonly Range[];

/** Removes from every page what Astro writes there and no page needs. */
export function removeFromPages(finders: readonly Finder[]): BuildStep {
  return ({ folder }) => {
    const files = pageFiles(folder).map((name) => join(folder, name));
    const idle = new Set(finders);
    for (const file of files) {
      const page = parsePage(file, readFileSync(file, 'utf8'));
      const ranges = finders.flatMap((find) => {
        const found = find(page);
        if (found.length > 0) idle.delete(find);
        return found;
      });
      if (ranges.length > 0) writeFileSync(file, withoutRanges(page.html, ranges));
    }
    for (const { name } of idle) {
      throw new BuildError(
        `The build step ${name} found nothing to remove in the ${files.length} pages of ${folder}: Astro may no longer write it.`,
      );
    }
  };
}
