import { menus } from '#texts/pages';
import * as words from '#texts/site/frame';
import { NumberFigure } from '../../art/NumberFigure';
import type { Edition } from '../../config/editions';
import type { Menu } from '../../config/page-record';
import { isInUse, pagesIn } from '../../config/pages';
import { path } from '../../config/paths';
import styles from './Header.module.css';
import { LinkList } from './LinkList';

type Props = {
  brand: string;
  current: string;
  /** The address of a picture of the owner's own, instead of the drawn mark. */
  logo?: string | undefined;
  /** The page in the other languages of the site. */
  twins?: readonly Edition[];
};

const GROUPS = ['you', 'others', 'test-us', 'look-up'] as const satisfies Menu[];

/**
 * The logo, the nine links, and the other pages behind *More*. Below 1200 px all of them are behind *Menu*.
 * Both are native popovers, which need no script; one inside the other closes first.
 */
export function Header({ brand, current, logo, twins = [] }: Props) {
  return (
    <header className={`screen-only ${styles.header}`}>
      <a
        className={isLong(brand) ? `${styles.logo} ${styles.long}` : styles.logo}
        href={path('home')}
      >
        {logo ? (
          <img className={styles.mark} src={logo} alt="" width="96" height="96" />
        ) : (
          <NumberFigure number={9} detail="mark" className={styles.mark} />
        )}
        {brand}
      </a>
      <button type="button" className={styles.toggle} popoverTarget="menu">
        {words.menu}
      </button>
      {/* Before the menu, which is long: what is painted before all of it is read stays where it is. */}
      {twins.map(({ language, name, path }) => (
        <a
          key={language}
          className={styles.language}
          href={path}
          hrefLang={language}
          lang={language}
        >
          {name}
        </a>
      ))}
      <div id="menu" popover="auto" className={styles.menu}>
        <nav aria-label={menus.main}>
          <LinkList
            links={pagesIn('main')}
            current={current}
            className={styles.main}
            linkClassName={styles.link}
          />
        </nav>
        <button type="button" className={styles.link} popoverTarget="more">
          {words.more}
        </button>
        <div id="more" popover="auto" className={styles.more}>
          <button
            type="button"
            className={styles.link}
            popoverTarget="more"
            popoverTargetAction="hide"
          >
            {words.back}
          </button>
          <nav className={styles.groups} aria-label={words.more}>
            {GROUPS.filter(isInUse).map((menu) => (
              <div key={menu}>
                <p id={`more-${menu}`} className={`gold ${styles.group}`}>
                  {menus[menu]}
                </p>
                <LinkList
                  links={pagesIn(menu)}
                  current={current}
                  className={styles.list}
                  linkClassName={styles.link}
                  labelId={`more-${menu}`}
                />
              </div>
            ))}
          </nav>
        </div>
      </div>
    </header>
  );
}

/** Whether a name needs more than two lines beside the links, or the button for them. */
const isLong = (brand: string) => brand.length > 20;
