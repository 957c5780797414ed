import type { ReactNode } from 'react';
import { counterOf } from '../../config/counter';
import { formOf, newsletterProviders } from '../../config/newsletter-providers';
import { site } from '../../config/site';
import { buttonText } from '../../ui/offer/button-text';
import styles from './Info.module.css';

/** The contact address as a mail link. */
export function Email() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}

/** The postal address, as on an envelope. */
export function PostalAddress() {
  return (
    <address className="stack-0">
      {site.postalAddress.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The name of the provider whose newsletter form is on the pages, where there is one. */
export function NewsletterProvider() {
  const form = formOf(site.newsletter);
  return form && newsletterProviders[form.provider].name;
}

/** The host that counts visits, where one does. */
export function CounterHost() {
  const counter = counterOf(site.visits);
  return counter && new URL(counter).host;
}

/** The wording of the green button. */
export function OfferButton() {
  return buttonText((site.affiliate || undefined)?.button);
}

/** A passage set apart from the rest. */
export function Notice({ children }: { children?: ReactNode }) {
  return <aside className={`card ${styles.notice}`}>{children}</aside>;
}
