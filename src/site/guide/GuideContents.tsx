import styles from './Guide.module.css';

type Props = { chapters: readonly { readonly slug: string; readonly text: string }[] };

/** The guide's table of contents. It opens the book on every screen and on paper. */
export function GuideContents({ chapters }: Props) {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents" className="h3">
        Contents
      </h2>
      <ol className={styles.list}>
        {chapters.map(({ slug, text }) => (
          <li key={slug}>
            <a className={styles.link} href={`#${slug}`}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
