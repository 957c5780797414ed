import type { ReactNode } from 'react';
import { newsletterProviders } from '../../config/newsletter-providers';
import { site } from '../../config/site';
import styles from './Info.module.css';

/** The contact address as a mail link. */
export function Email() {
  return <a href={`mailto:${site.email}`}>{site.email}</a>;
}

/** The postal address, as on an envelope. */
export function PostalAddress() {
  return (
    <address className={styles.address}>
      {site.postalAddress.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** The name of the newsletter's provider, where there is one. */
export function NewsletterProvider() {
  return site.newsletter && newsletterProviders[site.newsletter.provider].name;
}

/** A passage set apart from the rest. */
export function Notice({ children }: { children?: ReactNode }) {
  return <aside className={styles.notice}>{children}</aside>;
}
