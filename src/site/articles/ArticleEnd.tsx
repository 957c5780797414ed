import * as words from '#texts/site/articles';
import { toolPages } from '../../config/pages';
import { type PageId, path } from '../../config/paths';
import type { ArticleSummary } from '../../ui/page/PostCard';
import { LinkList } from '../frame/LinkList';
import styles from './ArticleEnd.module.css';

type Props = {
  calculators: readonly PageId[];
  articles: readonly ArticleSummary[];
  hasBackLink: boolean;
};

/** What to do after an article: try it, read on, or go back. */
export function ArticleEnd({ calculators, articles, hasBackLink }: Props) {
  return (
    <footer className={`stack-4 screen-only ruled-gold mt-6 ${styles.end}`}>
      <section aria-labelledby="try-it">
        <h2 id="try-it" className={`h3 ${styles.heading}`}>
          {words.tryIt}
        </h2>
        <LinkList
          links={toolPages.filter(({ id }) => calculators.includes(id))}
          className={styles.list}
          linkClassName="touch"
        />
      </section>
      <section aria-labelledby="read-on">
        <h2 id="read-on" className={`h3 ${styles.heading}`}>
          {words.readOn}
        </h2>
        <ul className={styles.list}>
          {articles.map(({ id, title }) => (
            <li key={id}>
              <a className="touch" href={path(`blog/${id}`)}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {hasBackLink && (
        <p className={styles.back}>
          <a href={path('blog')}>{words.backToAll}</a>
        </p>
      )}
    </footer>
  );
}
