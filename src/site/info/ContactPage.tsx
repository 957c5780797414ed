import { pages } from '../../config/pages';
import { path } from '../../config/paths';
import type { SiteConfig } from '../../config/schema';
import { PageColumn } from '../../ui/page/PageColumn';
import styles from './ContactPage.module.css';
import { Email, PostalAddress } from './SiteFacts';

/** How to reach the people behind the site. There is no form: nothing is typed here. */
export function ContactPage({ hours }: { hours: SiteConfig['businessHours'] }) {
  return (
    <PageColumn>
      <h1>{pages.contact.heading}</h1>
      <p className={styles.lead}>
        A question, a correction, a sum that looks wrong: write to us, and a person will read it.
        Please leave out your birth date, unless you’re asking about it or your order needs it.
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
      <p className="reading">
        You don’t have to write for a free reading: the calculators answer right away. What takes
        somebody’s time is in the <a href={path('store')}>store</a>.
      </p>
      <section className={`apart-6 reading ${styles.before}`}>
        <h2>Before you write</h2>
        <h3>Another site gave me another number</h3>
        <p>
          You may both be right. Open the working under your result and compare it with{' '}
          <a href={path('methods')}>our rules</a>, which cover the other common ones too. If it
          still looks wrong, send us the working. Those are our favorite letters.
        </p>
        <h3>It was a different number yesterday</h3>
        <p>
          The Daily Decoder starts over at midnight and a personal year on January 1, both by your
          own device’s clock. What comes from your name and birth date alone never changes.
        </p>
        <h3>You left out a letter of my name</h3>
        <p>
          Only the twenty-six plain ones have a value. For a letter with an accent there’s a switch
          under your name in the result, and it’s off until you turn it on.
        </p>
        <h3>I ordered something</h3>
        <p>
          We answer an order by e-mail, {hours.reply}, and say what happens next. If you haven’t
          heard from us by then, or what came isn’t what the store described, write and tell us the
          product and the day you ordered it.
        </p>
        <h3>Delete what you know about me</h3>
        <p>
          If you never wrote to us, there’s nothing here to delete, because the calculators don’t
          send us anything. Your own browser keeps your last entries until you close the tab or
          press “Forget it now,” the people you keep until you remove them on{' '}
          <a href={path('people')}>Your People</a>, and the lottery’s history until you delete it on
          that page. If you did write or order, tell us, and see{' '}
          <a href={path('privacy-policy')}>section 6 of the privacy policy</a>.
        </p>
        <h3>A page doesn’t work for me</h3>
        <p>
          Tell us which page, in which browser, and what you read or press with: a screen reader, a
          keyboard, large type, an old phone. Anyone who’s shut out comes before anything new.
        </p>
        <h3>Can I print or quote this?</h3>
        <p>
          A page for yourself, a passage with its source, a result for a friend: you don’t have to
          ask. Do ask before you put a whole text into a book, a course or another site. The fine
          print is <a href={path('terms-of-use')}>section 3 of the terms</a>.
        </p>
        <h3>I bought something through an ad</h3>
        <p>
          What’s behind the ads is sold by another company, and only that company can look into an
          order or a payment.{' '}
          <a href={path('affiliate-disclosure')}>Here’s what we have to do with it</a>.
        </p>
      </section>
    </PageColumn>
  );
}
