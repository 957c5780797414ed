import { prefixed } from '#prefix';
import * as words from '#texts/site/frame';
import { type BannerName, bannerShapes } from '../../art/banner';
import { toneFormats } from '../../art/raster';
import type { Offer } from '../../config/offer';
import { outbound } from '../../ui/offer/outbound';
import type { PictureFiles } from '../../ui/page/BlogPicture';
import styles from './AdBanner.module.css';

/** The pictures for a wide screen and for a narrow one, and what they say. */
interface BannerPictures {
  readonly wide: PictureFiles;
  readonly narrow: PictureFiles;
  readonly alt: string;
}

type Props = {
  offer: Exclude<Offer, false>;
  /** Of the names of its pictures, where this kind of page has an offer of its own. */
  ending?: string;
  /** The owner's own, instead of those that are drawn. */
  pictures?: BannerPictures | undefined;
  label: keyof typeof words.adLabels;
};

const WIDE = '(min-width: 768px)';

/** The affiliate offer, labeled before it is offered. The whole banner is the link. */
export function AdBanner({ offer, ending = '', pictures, label }: Props) {
  const { wide, narrow, alt } = pictures ?? {
    wide: drawn('psychic-banner', ending),
    narrow: drawn('psychic-banner-mobile', ending),
    alt: offer.text,
  };
  return (
    <aside className={`screen-only ${styles.banner}`} aria-label={words.advertisement}>
      <a
        className={`bare card ${styles.link}`}
        href={offer.href}
        data-testid="ad-banner"
        {...outbound}
      >
        <span className="note">
          <strong>{words.adLabels[label]}</strong>
          {` · ${words.fromPartner}`}
        </span>
        <picture>
          {sourcesOf(wide, 'psychic-banner', pictures !== undefined)}
          {sourcesOf(narrow, 'psychic-banner-mobile', pictures !== undefined)}
          <img
            className={styles.picture}
            src={narrow.src}
            alt={alt}
            width={narrow.width}
            height={narrow.height}
            // The content of the page loads first.
            fetchPriority="low"
          />
        </picture>
      </a>
    </aside>
  );
}

/** The files of a drawn picture, all of one size. Those of an owner's own have several, by their widths. */
function drawn(name: BannerName, ending: string): PictureFiles {
  const address = (format: string) => prefixed(`/${name}${ending}.${format}`);
  const sources = toneFormats.map((format) => ({
    type: `image/${format}`,
    srcSet: address(format),
  }));
  const { width, height } = bannerShapes[name];
  return { sources, src: address('png'), width, height };
}

function sourcesOf({ sources, width, height }: PictureFiles, name: BannerName, isOwn: boolean) {
  return sources.map(({ type, srcSet }) => (
    <source
      key={srcSet}
      srcSet={srcSet}
      sizes={isOwn ? `${bannerShapes[name].width}px` : undefined}
      type={type}
      media={name === 'psychic-banner' ? WIDE : undefined}
      width={width}
      height={height}
    />
  ));
}
