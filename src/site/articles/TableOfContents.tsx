import { inThisArticle } from '#texts/site/articles';
import styles from './Article.module.css';

type Props = {
  headings: readonly { readonly slug: string; readonly text: string }[];
  label?: string;
};

/** The sections of a long text, next to it where the screen is wide enough. */
export function TableOfContents({ headings, label = inThisArticle }: Props) {
  return (
    <nav className={`screen-only ${styles.contents}`} aria-label={label}>
      <p className={styles.heading}>{label}</p>
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
