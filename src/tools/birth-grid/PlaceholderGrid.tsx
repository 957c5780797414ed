import { birthGrid } from '@ninefold/numerology';
import { GridFigure } from '../../person/birth-grid/GridFigure';

/** The placeholder for a result: the grid of an example. */
export function PlaceholderGrid() {
  return (
    <figure className="stack-2 quiet centered" aria-hidden="true">
      <GridFigure grid={birthGrid({ year: 1978, month: 3, day: 20 })} order="western" />
      <figcaption>This one’s March 20, 1978. Yours will go here.</figcaption>
    </figure>
  );
}
