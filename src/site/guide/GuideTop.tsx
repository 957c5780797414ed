import { NumberFigure } from '../../art/NumberFigure';
import { path } from '../../config/paths';
import styles from './Guide.module.css';

/** The title page of the guide, with a link home that leaves the iframe. */
export function GuideTop({ title, brand }: { title: string; brand: string }) {
  return (
    <header className={`stack-2 ${styles.top}`}>
      <p>
        <a href={path('home')} target="_top">
          {brand}
        </a>
      </p>
      <NumberFigure number={9} className={styles.figure} />
      <h1>{title}</h1>
    </header>
  );
}
