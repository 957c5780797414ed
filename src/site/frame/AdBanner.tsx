import { prefixed } from '#prefix';
import * as words from '#texts/site/frame';
import { type BannerName, bannerShapes } from '../../art/banner';
import { toneFormats } from '../../art/raster';
import type { Offer } from '../../config/offer';
import { outbound } from '../../ui/offer/outbound';
import styles from './AdBanner.module.css';

type Props = {
  offer: Offer;
  /** Of the names of its pictures, where this kind of page has an offer of its own. */
  ending?: string;
  label: keyof typeof words.adLabels;
};

const WIDE = '(min-width: 768px)';
const wide = bannerShapes['psychic-banner'];
const narrow = bannerShapes['psychic-banner-mobile'];

/** The affiliate offer, labeled before it is offered. The whole banner is the link. */
export function AdBanner({ offer, ending = '', label }: Props) {
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
          {sources('psychic-banner', ending, WIDE)}
          {sources('psychic-banner-mobile', ending)}
          <img
            className={styles.picture}
            src={prefixed(`/psychic-banner-mobile${ending}.png`)}
            alt={offer.text}
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
