import { heroName } from '../../art/all-pictures';
import type { Offer } from '../../config/offer';
import { AffiliateButton } from '../../ui/offer/AffiliateButton';
import { BlogPicture } from '../../ui/page/BlogPicture';
import styles from './ArticleTop.module.css';

type Props = {
  id: string;
  title: string;
  heroAlt: string;
  author: string;
  minutes: number;
  offer: Offer;
};

/** The top of an article: the link back, the title, the byline, the offer and the hero. */
export function ArticleTop({ id, title, heroAlt, author, minutes, offer }: Props) {
  return (
    <header className={styles.top}>
      <p className={styles.back}>
        <a href="/blog">Back to Blog</a>
      </p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.byline}>{`By ${author} · ${minutes} minutes`}</p>
      <AffiliateButton offer={offer} className={styles.offer} />
      <BlogPicture name={heroName(id)} alt={heroAlt} fetchPriority="high" className={styles.hero} />
    </header>
  );
}
