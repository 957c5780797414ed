import { articleFigures } from '../art/article-figures';
import { NumberFigure } from '../art/NumberFigure';
import { type ArticleSummary, articlePath } from '../config/articles';
import styles from './PostCard.module.css';

type Props = { article: ArticleSummary; isNew?: boolean; level?: 'h2' | 'h3' };

/** An article in a list: one link, whose area is the whole card. */
export function PostCard({ article, isNew = false, level: Heading = 'h3' }: Props) {
  const figures = articleFigures[article.id];
  return (
    <article className={styles.card} data-testid="post-card">
      <div
        className={[styles.picture, figures.length === 2 && styles.pair].filter(Boolean).join(' ')}
      >
        {figures.map((number) => (
          <NumberFigure key={number} number={number} className={styles.figure} />
        ))}
        {isNew && <span className={styles.badge}>New</span>}
      </div>
      <Heading className={styles.title}>
        <a className={styles.link} href={articlePath(article.id)}>
          {article.title}
        </a>
      </Heading>
      <p className={styles.excerpt}>{article.excerpt}</p>
      <p className={styles.more} aria-hidden="true">
        Read more
      </p>
    </article>
  );
}
