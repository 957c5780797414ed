import { birthGrid } from '@ninefold/numerology';
import { caption } from '#texts/tools/birth-grid';
import { GridFigure } from '../../result/figures/GridFigure';

const EXAMPLE = { year: 1978, month: 3, day: 20 };

/** The placeholder for a result: the grid of an example. */
export function PlaceholderGrid() {
  return (
    <figure className="stack-2 quiet centered" aria-hidden="true">
      <GridFigure grid={birthGrid(EXAMPLE)} order="western" />
      <figcaption>{caption(EXAMPLE)}</figcaption>
    </figure>
  );
}
