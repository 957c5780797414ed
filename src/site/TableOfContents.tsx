import styles from './TableOfContents.module.css';

type Props = { headings: readonly { readonly slug: string; readonly text: string }[] };

/** An article's sections, beside it where the screen is wide enough. */
export function TableOfContents({ headings }: Props) {
  return (
    <nav className={styles.contents} aria-label="In this article">
      <p className={styles.heading}>In this article</p>
      <ul className={styles.list}>
        {headings.map(({ slug, text }) => (
          <li key={slug}>
            <a className={styles.link} href={`#${slug}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
