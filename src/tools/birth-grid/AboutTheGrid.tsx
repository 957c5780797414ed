import { birthGrid } from '@ninefold/numerology';
import { GridFigure } from '../../person/birth-grid/GridFigure';
import { SplitSection } from '../../ui/page/SplitSection';
import styles from './BirthGrid.module.css';

/** Where the grid comes from, how it is read, and that there are two orders. */
export function AboutTheGrid() {
  return (
    <SplitSection heading="Where it comes from">
      <div className="prose">
        <p>
          Write your birth date in digits, leave out the zeros, and put each digit in its place in a
          square of nine. That’s the whole drawing. Where three digits in a row are all there, the
          line is called full. Where all three are missing, it’s called empty. Both are read.
        </p>
        <p>
          There are two squares. The Chinese one, Lo Shu, is very old. In the Western one the digits
          simply count upward, column by column. Western numerologists made it popular in the
          twentieth century, and some of them call it the arrows of Pythagoras, who never saw it.
        </p>
        <p>
          The two agree about your digits, and about the four lines through the 5. They disagree
          about the other four, because other digits stand side by side. We draw the Western order
          first. Turn on the Lo Shu order to see the other, and keep the one you like: they’re
          customs, not findings.
        </p>
      </div>
    </SplitSection>
  );
}

/** The placeholder for a result: the grid of an example. */
export function WaitingGrid() {
  return (
    <figure className={styles.waiting} aria-hidden="true">
      <GridFigure grid={birthGrid({ year: 1978, month: 3, day: 20 })} order="western" />
      <figcaption>This one’s March 20, 1978. Yours will go here.</figcaption>
    </figure>
  );
}
