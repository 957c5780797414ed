import type { ArticleId, ArticleSummary } from '../../config/articles';
import styles from './FeaturedReading.module.css';
import { PostCard } from './PostCard';

type Props = {
  articles: readonly ArticleSummary[];
  heading?: string;
  /** Which of them carry the badge. */
  newIds?: readonly ArticleId[];
  hasAllLink?: boolean;
};

/** Three articles that go with a page. */
export function FeaturedReading({
  articles,
  heading = 'Featured Reading',
  newIds = [],
  hasAllLink = false,
}: Props) {
  return (
    <section className={styles.featured} aria-labelledby="featured-heading">
      <div className={styles.top}>
        <h2 id="featured-heading">{heading}</h2>
        {hasAllLink && <a href="/blog">View All Articles</a>}
      </div>
      <div className={styles.cards}>
        {articles.map((article) => (
          <PostCard
            key={article.id}
            article={article}
            isNew={newIds.some((id) => id === article.id)}
          />
        ))}
      </div>
    </section>
  );
}
