import type { Route } from '../config/routes';
import { type LinkedData, linkedDataText } from './linked-data';

/** What a page says of itself to search engines and to those who share it. */
export interface PageFacts {
  readonly path: Route;
  readonly title: string;
  readonly description: string;
  /** The picture shown where the page is shared, 1200 × 630. */
  readonly image?: string;
  readonly kind?: 'website' | 'article';
  readonly linkedData?: readonly LinkedData[];
}

type Props = PageFacts & { brand: string; origin: string };

/** The part of a document's head that differs from page to page. */
export function Metadata(props: Props) {
  const {
    path,
    title,
    description,
    image,
    kind = 'website',
    linkedData = [],
    brand,
    origin,
  } = props;
  const address = new URL(path, origin).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
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
