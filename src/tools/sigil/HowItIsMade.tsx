import { SigilFigure } from '../../art/SigilFigure';
import { SplitSection } from '../../ui/page/SplitSection';
import styles from './Sigil.module.css';

/** How a name becomes a shape, with an example. */
export function HowItIsMade() {
  return (
    <SplitSection heading="How it’s made">
      <div className="prose">
        <p>
          Put nine points on a ring, with 1 at the top, and count clockwise. Every letter from A to
          Z has a value from 1 to 9, the same one our calculators use. Now go through the name
          letter by letter, and draw a line from each value to the next.
        </p>
        <p>
          Take Anna Lee. A is 1, so the pen starts at the top, where the small ring is. N is 5: down
          to the right. The second N is 5 again, so the line makes a little loop and stays. A goes
          back up to 1, L crosses to 3, and E is 5. The last E makes another loop, and the pen stops
          at the large dot. That’s the whole method.
        </p>
        <p>
          The lines bend toward the middle because it looks better. Where the pen travels between
          the same two points again, the new line runs beside the old one, so nothing’s hidden. Two
          names share a shape only if their letters have the same values in the same order.
        </p>
        <p>
          Signs made from letters are much older than this one. Scribes have knotted initials into
          monograms since Roman times, and makers of charms drew names as a line over a square of
          numbers. Ours is a drawing for fun. It doesn’t protect you from anything, but it looks
          good on a mug.
        </p>
      </div>
    </SplitSection>
  );
}

/** The placeholder for a result: the shape of an example. */
export function WaitingSigil() {
  return (
    <figure className={styles.waiting}>
      <SigilFigure
        className={styles.sigil}
        digits={[1, 5, 5, 1, 3, 5, 5]}
        hasDigits
        data-testid={undefined}
      />
      <figcaption className={styles.caption}>This one’s Anna Lee. Yours will go here.</figcaption>
    </figure>
  );
}
