import { pages } from '../../config/pages';
import type { SiteConfig } from '../../config/schema';
import { PageColumn } from '../../ui/page/PageColumn';
import styles from './ContactPage.module.css';
import { Email, PostalAddress } from './SiteFacts';

/** How to reach the people behind the site. There is no form: nothing is typed here. */
export function ContactPage({ hours }: { hours: SiteConfig['businessHours'] }) {
  return (
    <PageColumn>
      <h1>{pages['/contact'].heading}</h1>
      <p className={styles.lead}>
        A question, a correction, a sum that looks wrong: write to us. A person reads it. Please
        leave out your birth date, unless the question is about it or your order needs it.
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
        For a free reading there is no need to write: the calculators answer at once. A longer one,
        made for you by a person, can be ordered in the <a href="/store">store</a>.
      </p>
      <section className={styles.before}>
        <h2>Before you write</h2>
        <h3>Another site found another number</h3>
        <p>
          Both sums may be right. Open the working under your result and lay it beside{' '}
          <a href="/methods">our rules</a>, which name the other common ones too. If it still looks
          wrong, send us that working. Such letters we like best.
        </p>
        <h3>Yesterday it was another number</h3>
        <p>
          The Daily Decoder begins again at midnight and a personal year on January 1, both by the
          clock of your own device. What comes of your name and birth date alone never changes.
        </p>
        <h3>A letter of my name was left out</h3>
        <p>
          Only the twenty-six plain ones have a value. For a letter with an accent there is a switch
          under the number, and it is off until you turn it on.
        </p>
        <h3>I ordered something</h3>
        <p>
          We answer an order by e-mail, {hours.reply}, and say what happens next. If you have heard
          nothing by then, or what came is not what the store described, write to us and name the
          product and the day of the order.
        </p>
        <h3>Delete what you know about me</h3>
        <p>
          If you never wrote to us, there is nothing here to delete, because the calculators send us
          nothing. Your own browser keeps your last entry until its tab is closed, or until you
          press “Forget it now,” and the lottery’s history until you delete it on that page. If you
          wrote or ordered, tell us, and see{' '}
          <a href="/privacy-policy">section 6 of the privacy policy</a>.
        </p>
        <h3>A page will not work for me</h3>
        <p>
          Tell us which page, in which browser, and what you read or press with: a screen reader, a
          keyboard, large type, an old phone. A visitor who is shut out comes before anything new.
        </p>
        <h3>May I print or quote this?</h3>
        <p>
          A page for yourself, a passage with its source, a result sent to a friend: no need to ask.
          Do write before a whole text goes into a book, a course or another site. The fine print is
          in <a href="/terms-of-use">section 3 of the terms</a>.
        </p>
        <h3>A psychic reading went wrong</h3>
        <p>
          Those behind the ads are sold by another company, and only it can look into a call or a
          payment. <a href="/affiliate-disclosure">What we have to do with it</a>.
        </p>
      </section>
    </PageColumn>
  );
}
