import { prefixed } from '#prefix';
import * as words from '#texts/site/frame';
import { type BannerName, bannerShapes } from '../../art/banner';
import { toneFormats } from '../../art/raster';
import type { Offer } from '../../config/offer';
import { outbound } from '../../ui/offer/outbound';
import type { PictureFiles } from '../../ui/page/BlogPicture';
import styles from './AdBanner.module.css';

/** The owner's own pictures for a wide screen and for a narrow one, and what they say. */
interface OwnPictures {
  readonly wide: PictureFiles;
  readonly narrow: PictureFiles;
  readonly alt: string;
}

type Props = {
  offer: Exclude<Offer, false>;
  /** Of the names of its pictures, where this kind of page has an offer of its own. */
  ending?: string;
  /** The owner's own, instead of those that are drawn. */
  pictures?: OwnPictures | undefined;
  label: keyof typeof words.adLabels;
};

const WIDE = '(min-width: 768px)';
const wide = bannerShapes['psychic-banner'];
const narrow = bannerShapes['psychic-banner-mobile'];

/** The affiliate offer, labeled before it is offered. The whole banner is the link. */
export function AdBanner({ offer, ending = '', pictures, label }: Props) {
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
          {pictures ? (
            <>
              {ownSources(pictures.wide, wide.width, WIDE)}
              {ownSources(pictures.narrow, narrow.width)}
            </>
          ) : (
            <>
              {sources('psychic-banner', ending, WIDE)}
              {sources('psychic-banner-mobile', ending)}
            </>
          )}
          <img
            className={styles.picture}
            src={pictures?.narrow.src ?? prefixed(`/psychic-banner-mobile${ending}.png`)}
            alt={pictures?.alt ?? offer.text}
            width={pictures?.narrow.width ?? narrow.width}
            height={pictures?.narrow.height ?? narrow.height}
            // The content of the page loads first.
            fetchPriority="low"
          />
        </picture>
      </a>
    </aside>
  );
}

function ownSources({ sources, width, height }: PictureFiles, shown: number, media?: string) {
  return sources.map(({ type, srcSet }) => (
    <source
      key={srcSet}
      srcSet={srcSet}
      sizes={`${shown}px`}
      type={type}
      media={media}
      width={width}
      height={height}
    />
  ));
}

function sources(name: BannerName, ending: string, media?: string) {
  const { width, height } = name === 'psychic-banner' ? wide : narrow;
  return toneFormats.map((format) => (
    <source
      key={`${name} ${format}`}
      srcSet={prefixed(`/${name}${ending}.${format}`)}
      type={`image/${format}`}
      media={media}
      width={width}
      height={height}
    />
  ));
}
