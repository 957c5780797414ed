import { type PagePath, pages } from '../../config/pages';
import styles from './Neighbors.module.css';

type Props = {
  /** What the entries are: “Other numbers”. */
  label: string;
  before: PagePath | undefined;
  /** The page that lists them all. */
  index: PagePath;
  after: PagePath | undefined;
};

/** The way to the entry before, to all of them, and to the one after. */
export function Neighbors({ label, before, index, after }: Props) {
  return (
    <nav className={styles.neighbors} aria-label={label}>
      <span>{before && <a href={before}>{pages[before].name}</a>}</span>
      <a href={index}>{pages[index].label}</a>
      <span>{after && <a href={after}>{pages[after].name}</a>}</span>
    </nav>
  );
}
