import * as words from '#texts/ui/page';
import { path } from '../../config/paths';
import { type ArticleSummary, PostCard } from './PostCard';

type Props = {
  articles: readonly ArticleSummary[];
  heading?: string;
  /** Which articles have the badge. */
  newIds?: readonly string[];
  hasAllLink?: boolean;
};

/** Three articles related to a page. */
export function FeaturedReading({
  articles,
  heading = words.featured,
  newIds = [],
  hasAllLink = false,
}: Props) {
  return (
    <section className="screen-only" aria-labelledby="featured-heading">
      <div className="row between">
        <h2 id="featured-heading">{heading}</h2>
        {hasAllLink && <a href={path('blog')}>{words.allArticles}</a>}
      </div>
      <div className="stack-4 threes mt-3">
        {articles.map((article) => (
          <PostCard key={article.id} article={article} isNew={newIds.includes(article.id)} />
        ))}
      </div>
    </section>
  );
}
