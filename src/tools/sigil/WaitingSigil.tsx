import { people } from '#texts/art';
import { caption } from '#texts/tools/sigil';
import { exampleValues } from '../../art/example-values';
import { SigilFigure } from '../../art/SigilFigure';
import styles from './Sigil.module.css';

/** The placeholder for a result: the shape of an example. */
export function WaitingSigil() {
  return (
    <figure className="stack-2 centered">
      <SigilFigure
        className={styles.sigil}
        digits={exampleValues(people[0])}
        hasDigits
        data-testid={undefined}
      />
      <figcaption className="note">{caption}</figcaption>
    </figure>
  );
}
