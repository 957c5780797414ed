import { capitalized } from '#texts/language';
import { menus } from '#texts/pages';
import { copyright } from '#texts/site/frame';
import { SocialIcon } from '../../art/SocialIcon';
import type { Edition } from '../../config/editions';
import type { Menu } from '../../config/page-record';
import { isInUse, pagesIn } from '../../config/pages';
import { type Network, networks, type SiteConfig } from '../../config/schema';
import styles from './Footer.module.css';
import { LinkList } from './LinkList';

type Props = {
  site: SiteConfig;
  /** The page in the other languages of the site. */
  twins?: readonly Edition[];
};

const COLUMNS = ['quick-links', 'support', 'legal'] as const satisfies Menu[];

/** Who runs the site, how to reach them, and the pages that do not fit in the header. */
export function Footer({ site, twins = [] }: Props) {
  const icons = networks.filter((network) => site.social[network] !== false);
  return (
    <footer className={`quiet later ${styles.footer}`}>
      <div className={`screen-only page ${styles.inner}`}>
        <div>
          <p className={`h3 ${styles.brand}`}>{site.brand}</p>
          <p>
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </p>
          <address className="stack-0 mt-1">
            {site.postalAddress.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {icons.length > 0 && (
            <ul className={`row-0 ${styles.social}`}>
              {icons.map((network) => (
                <li key={network}>
                  <SocialLink network={network} address={site.social[network] || undefined} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {COLUMNS.filter(isInUse).map((menu) => (
          <nav key={menu} aria-label={menus[menu]}>
            <h2 className={styles.heading}>{menus[menu]}</h2>
            <LinkList
              links={pagesIn(menu)}
              className="stack-0 start"
              linkClassName={`touch bare ${styles.link}`}
            />
          </nav>
        ))}
      </div>
      <nav className={`screen-only page ${styles.reference}`} aria-label={menus.reference}>
        <LinkList
          links={pagesIn('reference')}
          className={`row-0 ${styles.row}`}
          linkClassName={`touch bare ${styles.link}`}
        />
      </nav>
      {twins.length > 0 && (
        <ul className={`screen-only page row-0 ${styles.row}`}>
          {twins.map(({ language, name, path }) => (
            <li key={language}>
              <a
                className={`touch bare ${styles.link}`}
                href={path}
                hrefLang={language}
                lang={language}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="page note">{copyright(site.copyrightYear, site.brand)}</p>
    </footer>
  );
}

type SocialLinkProps = { network: Network; address: string | undefined };

/** A link without a target until the configuration has its URL. */
function SocialLink({ network, address }: SocialLinkProps) {
  const name =
    { linkedin: 'LinkedIn', youtube: 'YouTube' }[network as string] ?? capitalized(network);
  const content = (
    <>
      <SocialIcon network={network} />
      <span className="visually-hidden">{name}</span>
    </>
  );
  return address ? (
    <a className={styles.icon} href={address} rel="noopener">
      {content}
    </a>
  ) : (
    // biome-ignore lint/a11y: a network without an address is a link without a target
    <a className={styles.icon} role="link" aria-disabled="true">
      {content}
    </a>
  );
}
