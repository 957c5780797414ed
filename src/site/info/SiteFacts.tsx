import type { ReactNode } from 'react';
import { newsletterProviders } from '../../config/newsletter-providers';
import { site } from '../../config/site';
import styles from './Info.module.css';

/** The site's name, for texts that are written without knowing it. */
export function Brand() {
  return <>{site.brand}</>;
}

/** Who founded the site. */
export function Founder() {
  return <>{site.founder.name}</>;
}

/** The name that signs the articles. */
export function PenName() {
  return <>{site.penName}</>;
}

/** When mail is answered. */
export function BusinessHours() {
  return (
    <>
      {site.businessHours.open}
      <br />
      Closed: {site.businessHours.closed}
    </>
  );
}

/** How soon an answer comes. */
export function Reply() {
  return <>{site.businessHours.reply}</>;
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

/** When the newsletter's script is loaded: after “loads”. */
export function WhenNewsletterLoads() {
  return site.newsletter?.load === 'on a press'
    ? 'once you press the button that asks for the form, and not before'
    : 'with every page';
}

const aboutVisits = {
  'not counted': 'We don’t run analytics, and visits aren’t counted.',
  'counted from our logs':
    'We count visits from our server’s log, where each is a line with the page, the time, the site you came from, if it’s noted, and a part of your network address. Nothing in a page counts, and no count says who came.',
  'counted by our host':
    'Our web host counts visits for us, from the requests that it answers anyway, and keeps network addresses as its own terms say. Nothing in a page counts.',
} as const;

/** How visits are counted. */
export function AboutVisits() {
  return aboutVisits[site.visits];
}

const europe = site.europe || undefined;

/** Who answers for information about readers in the European Union. */
export function Controller() {
  return europe?.controller;
}

/** How long server logs are kept: after “are kept”. */
export function LogsKept() {
  return europe?.logsKept;
}

/** How long mail is kept: after “is kept”. */
export function MailKept() {
  return europe?.mailKept;
}

/** A passage set apart from the rest. */
export function Notice({ children }: { children?: ReactNode }) {
  return <aside className={styles.notice}>{children}</aside>;
}
