import { prefixed } from '#prefix';
import { LANGUAGE } from '#texts/language';
import { shareSize } from '../../art/share-cards/card';
import { cardAlt, shareAddress } from '../../art/share-cards/pictures';
import { editionsOf } from '../../config/editions';
import type { Page } from '../../config/pages';
import { path } from '../../config/paths';
import type { ArticleHead, SharePicture } from './article-head';
import { documentTitle } from './document-title';
import { breadcrumbs, type LinkedData, linkedDataText } from './linked-data';

/** What a document tells search engines and social networks. */
export interface DocumentFacts {
  readonly page: Page | ArticleHead;
  /** Linked data besides the breadcrumbs, which every listed page has. */
  readonly linkedData?: readonly LinkedData[];
}

type Props = DocumentFacts & { brand: string; origin: string };

/** The part of a document's head that differs from page to page. */
export function Metadata({ page, linkedData = [], brand, origin }: Props) {
  const { description } = page;
  const { language, region } = new Intl.Locale(LANGUAGE).maximize();
  const title = documentTitle(page.title, brand);
  const whole = (address = '/') => new URL(address, origin).href;
  const address = whole(page.kind === 'article' ? page.path : path(page.canonical));
  const share: SharePicture =
    page.kind === 'article'
      ? page.picture
      : { path: shareAddress(page.path), type: 'image/png', alt: cardAlt(page) };
  const picture = whole(share.path);
  // Search engines are told of the editions of what they may list, under its one address.
  const isListed = !page.isHidden && (page.kind === 'article' || page.canonical === page.id);
  const editions = isListed ? editionsOf(page.id) : [];
  const data = [...linkedData, ...breadcrumbs(page)];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {page.isHidden && <meta name="robots" content="noindex" />}
      {editions.length > 1 && (
        <>
          {editions.map(({ language, path }) => (
            <link key={language} rel="alternate" hrefLang={language} href={whole(path)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={whole(editions[0]?.path)} />
        </>
      )}
      <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={`${language}_${region}`} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content={share.type} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={share.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={share.alt} />
      <link rel="alternate" type="application/rss+xml" title={brand} href={prefixed('/rss.xml')} />
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
