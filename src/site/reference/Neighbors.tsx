import { pages } from '../../config/pages';
import { type PageId, path } from '../../config/paths';
import styles from './EntryTop.module.css';

type Props = {
  /** What the entries are: “Other numbers”. */
  label: string;
  before: PageId | undefined;
  /** The page that lists them all. */
  index: PageId;
  after: PageId | undefined;
};

/** The way to the entry before, to all of them, and to the one after. */
export function Neighbors({ label, before, index, after }: Props) {
  return (
    <nav className={`screen-only row-0 between ${styles.neighbors}`} aria-label={label}>
      <span>
        {before && (
          <a className="touch" href={path(before)}>
            {pages[before].name}
          </a>
        )}
      </span>
      <a className="touch" href={path(index)}>
        {pages[index].label}
      </a>
      <span>
        {after && (
          <a className="touch" href={path(after)}>
            {pages[after].name}
          </a>
        )}
      </span>
    </nav>
  );
}
