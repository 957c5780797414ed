import { NumberFigure } from '../../art/NumberFigure';
import { menuLabels } from '../../config/page-record';
import { pagesIn, type Route } from '../../config/pages';
import styles from './Header.module.css';

type Props = { brand: string; current: Route };

/** The logo and the nine links; below 1200 px they are in a native popover, which needs no script. */
export function Header({ brand, current }: Props) {
  return (
    <header className={styles.header}>
      <a className={styles.logo} href="/">
        <NumberFigure number={9} detail="mark" className={styles.mark} />
        {brand}
      </a>
      <nav className={styles.nav} aria-label={menuLabels.main}>
        <button type="button" className={styles.toggle} popoverTarget="menu">
          Menu
        </button>
        <ul id="menu" popover="auto" className={styles.menu}>
          {pagesIn('main').map(({ path, label }) => (
            <li key={path}>
              <a
                className={styles.link}
                href={path}
                aria-current={path === current ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
