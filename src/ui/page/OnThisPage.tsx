import styles from './OnThisPage.module.css';

type Props = {
  /** The parts of the page, in order. */
  parts: readonly { readonly id: string; readonly heading: string }[];
};

/** A row of links to the parts of a page. */
export function OnThisPage({ parts }: Props) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ul className={styles.links}>
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
