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
      <span>{before && <EntryLink page={before} text={pages[before].name} />}</span>
      <EntryLink page={index} text={pages[index].label} />
      <span>{after && <EntryLink page={after} text={pages[after].name} />}</span>
    </nav>
  );
}

const EntryLink = ({ page, text }: { page: PageId; text: string }) => (
  <a className="touch" href={path(page)}>
    {text}
  </a>
);
