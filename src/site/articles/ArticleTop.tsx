import { backToBlog } from '#texts/site/articles';
import { byAuthor } from '#texts/ui';
import type { Offer } from '../../config/offer';
import { path } from '../../config/paths';
import { AffiliateButton } from '../../ui/offer/AffiliateButton';
import { LongDate } from '../../ui/page/LongDate';

type Props = {
  title: string;
  byline: { author: string; minutes: number; published: Date };
  offer: Offer;
};

/** The top of an article: the link back, the title, the byline and the offer. */
export function ArticleTop({ title, byline: { author, minutes, published }, offer }: Props) {
  return (
    <header className="stack-2 start">
      <p className="screen-only">
        <a href={path('blog')}>{backToBlog}</a>
      </p>
      <h1>{title}</h1>
      <p className="note">
        {byAuthor(author, minutes)} · <LongDate date={published} />
      </p>
      <AffiliateButton offer={offer} />
    </header>
  );
}
