import { transferSize } from '../tests/dist/files';
import { builtPages } from '../tests/dist/pages';
import { fetchedFiles } from '../tests/dist/weights';

const PATHS = ['/', '/personal-year', '/blog/karmic-debt'];

/**
 * The bodies and requests of one visit to three pages, without headers and without the offline copy. A
 * file is fetched once; `public/_headers` says what a later visit asks for again.
 */
export function visitWeights() {
  const pages = builtPages().filter(({ path }) => PATHS.includes(path));
  if (pages.length !== PATHS.length) throw new Error(`One of ${PATHS.join(', ')} is missing.`);
  const files = new Set(
    pages.flatMap((page) => {
      const { first, readings } = fetchedFiles(page);
      return [...first, ...readings].map((file) => file.replace(/^\//, ''));
    }),
  );
  const isPage = (file: string) => file.endsWith('.html');
  const isImmutable = (file: string) => file.startsWith('assets/');
  const isFreshForADay = (file: string) => file.startsWith('pictures/');
  const again = [...files].filter((file) => !isImmutable(file) && !isFreshForADay(file));
  return [
    { visitor: 'first visit', ...weightOf([...files]) },
    // Answered with 304, which has no body.
    { visitor: 'same day, nothing changed', bytes: 0, requests: again.length },
    {
      visitor: 'same day, every text changed',
      bytes: weightOf(again.filter(isPage)).bytes,
      requests: again.length,
    },
  ];
}

function weightOf(files: readonly string[]) {
  return {
    bytes: files.reduce((sum, file) => sum + transferSize(file), 0),
    requests: files.length,
  };
}
