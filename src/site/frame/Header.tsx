import { NumberFigure } from '../../art/NumberFigure';
import { menuLabels } from '../../config/page-record';
import { type Page, pages, pagesIn, type Route } from '../../config/pages';
import styles from './Header.module.css';

type Props = { brand: string; current: Route };

/** What a visitor may want next, below the nine on a narrow screen. On a wide one the footer has them. */
const MORE = (['/profile', '/together', '/numbers', '/blog'] as const).map((path) => pages[path]);

/** The logo and the nine links; below 1200 px they are in a native popover, which needs no script. */
export function Header({ brand, current }: Props) {
  return (
    <header className={styles.header}>
      <a className={styles.logo} href="/">
        <NumberFigure number={9} detail="mark" className={styles.mark} />
        {brand}
      </a>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        Menu
      </button>
      <div id="menu" popover="auto" className={styles.menu}>
        <nav aria-label={menuLabels.main}>
          <Links pages={pagesIn('main')} current={current} className={styles.main} />
        </nav>
        <nav aria-label="More">
          <Links pages={MORE} current={current} className={styles.more} />
        </nav>
      </div>
    </header>
  );
}

type LinksProps = { pages: readonly Page[]; current: Route; className: string | undefined };

function Links({ pages, current, className }: LinksProps) {
  return (
    <ul className={className}>
      {pages.map(({ path, label }) => (
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
  );
}
