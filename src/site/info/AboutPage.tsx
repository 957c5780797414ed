import { pages } from '../../config/pages';
import { isShown, path } from '../../config/paths';
import type { SiteConfig } from '../../config/schema';
import { PageColumn } from '../../ui/page/PageColumn';
import button from '../../ui/primitives/Button.module.css';
import styles from './AboutPage.module.css';
import { about } from './about';

/** Who runs the site, how they work, and what they offer. */
export function AboutPage({ site }: { site: SiteConfig }) {
  const { brand, founder, newsletter, penName } = site;
  const named = (text: string) =>
    text
      .replaceAll('{founder}', founder.name)
      .replaceAll('{brand}', brand)
      .replaceAll('{penName}', penName)
      // A newsletter's provider may set some.
      .replaceAll('{cookies}', newsletter ? '' : ' and no cookie to accept');
  return (
    <PageColumn>
      <h1>{pages.about.heading}</h1>
      <div className={styles.founder}>
        <span className={`h2 ${styles.avatar}`} aria-hidden="true">
          {founder.initials}
        </span>
        <div>
          <p className={styles.name}>{founder.name}</p>
          <p className="quiet">Founder of {brand}</p>
        </div>
      </div>
      <section className="prose" aria-labelledby="story">
        <h2 id="story">Our story</h2>
        {about.story.map((text) => (
          <p key={text}>{named(text)}</p>
        ))}
      </section>
      <section className="apart-6" aria-labelledby="approach">
        <h2 id="approach">Our approach</h2>
        <ul className={`cards apart-2 ${styles.cards}`}>
          {about.approach.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{named(text)}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="apart-6" aria-labelledby="offers">
        <h2 id="offers">What we offer</h2>
        <ul className={`cards apart-2 ${styles.cards}`}>
          {about.offers
            .filter(({ page }) => isShown(page))
            .map(({ title, text, page }) => (
              <li key={title}>
                <h3>
                  <a href={path(page)}>{title}</a>
                </h3>
                <p>{text}</p>
              </li>
            ))}
        </ul>
      </section>
      <section className="apart-6" aria-labelledby="mission">
        <h2 id="mission">Our mission</h2>
        <ul className={`stack-1 ${styles.mission}`}>
          {about.mission.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <a className={[button.button, button.primary, 'apart-4'].join(' ')} href={path('home')}>
        Calculate Your Numbers
      </a>
    </PageColumn>
  );
}
