import { byAuthor } from '#texts/ui';
import * as words from '#texts/ui/page';
import { path } from '../../config/paths';
import { BlogPicture, type PictureFiles } from './BlogPicture';
import { CornerBadge } from './CornerBadge';
import styles from './PostCard.module.css';

/** What a card shows about an article. */
export interface ArticleSummary {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  readonly hero: PictureFiles;
}

type Props = { article: ArticleSummary; author?: string; isNew?: boolean; level?: 'h2' | 'h3' };

/** An article in a list: one link, whose area is the whole card. */
export function PostCard({ article, author, isNew = false, level: Heading = 'h3' }: Props) {
  return (
    <article className={`whole ${styles.card}`} data-testid="post-card">
      <div className={styles.picture}>
        <BlogPicture
          files={article.hero}
          alt=""
          sizes="(min-width: 48rem) 22rem, 100vw"
          loading="lazy"
          className={styles.image}
        />
        {isNew && <CornerBadge corner="left">{words.newBadge}</CornerBadge>}
      </div>
      {author && <p className="note">{byAuthor(author)}</p>}
      <Heading className="h3">
        <a className={`bare covering ${styles.link}`} href={path(`blog/${article.id}`)}>
          {article.title}
        </a>
      </Heading>
      <p className="reading quiet">{article.excerpt}</p>
      <p className={styles.more} aria-hidden="true">
        {words.readMore}
      </p>
    </article>
  );
}
