import { shareSize } from '../../art/share/card';
import { cardAlt, shareAddress } from '../../art/share/pictures';
import type { Route } from '../../config/routes';
import { type LinkedData, linkedDataText } from './linked-data';

/** What a page says of itself to search engines and to those who share it. */
export interface PageFacts {
  readonly path: Route;
  readonly title: string;
  readonly description: string;
  /** What its share picture shows; said by the card itself where it is one. */
  readonly pictureAlt?: string;
  readonly kind?: 'website' | 'article';
  /** A page that search engines should not list. */
  readonly isListed?: boolean;
  readonly linkedData?: readonly LinkedData[];
}

type Props = PageFacts & { brand: string; origin: string };

/** The part of a document's head that differs from page to page. */
export function Metadata(props: Props) {
  const { path, title, description, kind = 'website', linkedData = [], brand, origin } = props;
  const address = new URL(path, origin).href;
  const picture = new URL(shareAddress(path), origin).href;
  const pictureAlt = props.pictureAlt ?? cardAlt(path, brand);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {props.isListed === false && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={kind} />
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
      {linkedData.length > 0 && (
        <script
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data for machines, escaped, at build
          dangerouslySetInnerHTML={{ __html: linkedDataText(linkedData) }}
        />
      )}
    </>
  );
}
