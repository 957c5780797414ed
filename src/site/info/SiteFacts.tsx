import type { ReactNode } from 'react';
import { newsletterProviders } from '../../config/newsletter-providers';
import { site } from '../../config/site';
import styles from './SiteFacts.module.css';

/** The site's name, for texts that are written without knowing it. */
export function Brand() {
  return <>{site.brand}</>;
}

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

/** Whose law governs the terms: after “the laws of”. */
export function GoverningLaw() {
  return <>{site.governingLaw.law}</>;
}

/** The courts that decide a dispute: after “belongs before”. */
export function Courts() {
  return <>{site.governingLaw.courts}</>;
}

/** What the badge on the store's products stands for, where there is one. */
export function AboutRatingBadge() {
  if (!site.ratingBadge) return undefined;
  const { rating, basis } = site.ratingBadge;
  return (
    <>
      As for our own store, the {rating} badge on each product{' '}
      {basis ? `means this: ${basis}` : 'is decoration. It doesn’t stand for customer reviews.'}
    </>
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
