import type { SiteConfig } from '../config/schema';
import { PageColumn } from '../ui/PageColumn';
import styles from './ContactPage.module.css';
import { Brand, Email, PostalAddress } from './SiteFacts';

/** How to reach the people behind the site. There is no form: nothing is typed here. */
export function ContactPage({ hours }: { hours: SiteConfig['businessHours'] }) {
  return (
    <PageColumn>
      <h1>Contact</h1>
      <p className={styles.lead}>
        A question, a correction, a sum that looks wrong: write to us. A person reads it. Please
        leave out your birth date unless the question is about it.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>E-mail</dt>
          <dd>
            <Email />
          </dd>
        </div>
        <div>
          <dt>Post</dt>
          <dd>
            <PostalAddress />
          </dd>
        </div>
        <div>
          <dt>Business hours</dt>
          <dd>
            {hours.open}
            <br />
            Closed: {hours.closed}
          </dd>
        </div>
        <div>
          <dt>Replies</dt>
          <dd>{hours.reply}</dd>
        </div>
      </dl>
      <p>
        <Brand /> gives no personal readings by mail. The calculators are free and answer at once.
      </p>
    </PageColumn>
  );
}
