import { type ArticleSummary, PostCard } from '../../ui/page/PostCard';
import styles from './BlogList.module.css';

type Props = { articles: readonly ArticleSummary[]; author: string };

/** All articles, each as a card. */
export function BlogList({ articles, author }: Props) {
  return (
    <div className={`cards ${styles.list}`}>
      {articles.map((article) => (
        <PostCard key={article.id} article={article} author={author} level="h2" />
      ))}
    </div>
  );
}
