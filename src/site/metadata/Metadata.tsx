import { shareSize } from '../../art/share/card';
import { cardAlt, shareAddress } from '../../art/share/pictures';
import type { Page } from '../../config/pages';
import type { ArticlePath } from '../../config/routes';
import { documentTitle } from './document-title';
import { breadcrumbs, type LinkedData, linkedDataText } from './linked-data';

/** The metadata of an article, which has front matter instead of a record. */
export interface ArticleHead {
  readonly kind: 'article';
  readonly path: ArticlePath;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly isListed: true;
  /** The alternative text of its hero, which is also its share picture. */
  readonly heroAlt: string;
}

/** What a document tells search engines and social networks. */
export interface DocumentFacts {
  readonly page: Page | ArticleHead;
  /** Linked data besides the breadcrumbs, which every listed page has. */
  readonly linkedData?: readonly LinkedData[];
}

type Props = DocumentFacts & { brand: string; origin: string };

/** The part of a document's head that differs from page to page. */
export function Metadata({ page, linkedData = [], brand, origin }: Props) {
  const { path, description } = page;
  const title = documentTitle(page.title, brand);
  const address = new URL(page.kind === 'article' ? path : page.canonical, origin).href;
  const picture = new URL(shareAddress(path), origin).href;
  const pictureAlt = page.kind === 'article' ? page.heroAlt : cardAlt(page);
  const data = [...linkedData, ...breadcrumbs(page)];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {!page.isListed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={pictureAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureAlt} />
      <link rel="alternate" type="application/rss+xml" title={brand} href="/rss.xml" />
      {data.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for machines, escaped, at build
          dangerouslySetInnerHTML={{ __html: linkedDataText(data) }}
        />
      )}
    </>
  );
}
