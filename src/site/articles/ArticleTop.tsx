import type { Offer } from '../../config/offer';
import { path } from '../../config/paths';
import { AffiliateButton } from '../../ui/offer/AffiliateButton';
import { BlogPicture, type PictureFiles } from '../../ui/page/BlogPicture';
import { LongDate } from '../../ui/page/LongDate';
import { byAuthor } from '../../ui/page/words';
import styles from './Article.module.css';

type Props = {
  title: string;
  /** Its files, and its markup if it is drawn in the page. */
  hero: PictureFiles & { alt: string; drawing: string | undefined };
  byline: { author: string; minutes: number; published: Date; reviewed: Date };
  offer: Offer;
};

/** The top of an article: the link back, the title, the byline, the offer and the hero. */
export function ArticleTop({ title, hero, byline, offer }: Props) {
  const { author, minutes, published, reviewed } = byline;
  return (
    <header className="stack-2 start">
      <p className="screen-only">
        <a href={path('blog')}>Back to Blog</a>
      </p>
      <h1>{title}</h1>
      <p className="quiet">{byAuthor(author, minutes)}</p>
      <p className="quiet">
        <span className={styles.date}>
          Published <LongDate date={published} /> ·
        </span>{' '}
        <span className={styles.date}>
          Last reviewed <LongDate date={reviewed} />
        </span>
      </p>
      <AffiliateButton offer={offer} />
      {hero.drawing ? (
        // A file would be the last thing to arrive of what a visitor sees first.
        <div
          role="img"
          aria-label={hero.alt}
          className={styles.drawn}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, at build
          dangerouslySetInnerHTML={{ __html: hero.drawing }}
        />
      ) : (
        <BlogPicture
          files={hero}
          alt={hero.alt}
          sizes="(min-width: 60rem) 50rem, 100vw"
          fetchPriority="high"
          className={styles.hero}
        />
      )}
    </header>
  );
}
