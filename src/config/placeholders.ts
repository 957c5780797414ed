import type { SiteConfig } from './schema';

/** A key of the configuration that is not ready for visitors, and what is wrong with it. */
interface Placeholder {
  readonly key: string;
  readonly problem: string;
}

const DAY_MS = 86_400_000;
/** Time enough to notice, change the configuration and deploy. */
const NOTICE_DAYS = 30;
const SHIPPED_LEGAL_DATE = '2025-01-01';
/** Names that no real site can have (RFC 2606 and RFC 6761). */
const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** What in a configuration is still a placeholder, or runs out soon, on a day such as 2026-11-16. */
export function findPlaceholders(site: SiteConfig, today: string): readonly Placeholder[] {
  const { affiliate, founder, paymentLinks, postalAddress, securityContactUntil, social } = site;
  const addresses = {
    origin: site.origin,
    'affiliate.address': affiliate.address,
    ...prefixed('paymentLinks', paymentLinks),
    ...prefixed('social', social),
  };
  const found: (Placeholder | false)[] = [
    ...Object.entries(addresses).map(
      ([key, address]) => RESERVED_HOST.test(new URL(address).hostname) && exampleAt(key, address),
    ),
    RESERVED_HOST.test(site.email.replace(/^.*@/, '')) && exampleAt('email', site.email),
    postalAddress.includes('PO Box 909') && {
      key: 'postalAddress',
      problem: 'still has PO Box 909, which is not yours',
    },
    founder.name === 'Mara Quill' && {
      key: 'founder',
      problem: 'still introduces Mara Quill, who does not exist',
    },
    affiliate.offerId?.startsWith('demo-') === true &&
      demoAt('affiliate.offerId', affiliate.offerId),
    affiliate.affiliateId?.startsWith('demo-') === true &&
      demoAt('affiliate.affiliateId', affiliate.affiliateId),
    site.ratingBadge !== undefined &&
      site.ratingBadge.basis === undefined && {
        key: 'ratingBadge',
        problem: `shows ${site.ratingBadge.rating} on every product; say in “basis” where that comes from, or switch it off`,
      },
    site.legalTextsUpdated === SHIPPED_LEGAL_DATE && {
      key: 'legalTextsUpdated',
      problem: `is still ${SHIPPED_LEGAL_DATE}; read the legal texts, and give the day when you made them yours`,
    },
    isEmpty(paymentLinks) && {
      key: 'paymentLinks',
      problem: 'has no address, so nobody can pay on a page and every order is an e-mail',
    },
    isEmpty(social) && {
      key: 'social',
      problem: 'has no address, so the icons in the footer lead nowhere',
    },
    daysUntil(securityContactUntil, today) < NOTICE_DAYS && {
      key: 'securityContactUntil',
      problem: `is ${securityContactUntil}; give it a day at least ${NOTICE_DAYS} days ahead`,
    },
  ];
  return found.filter((placeholder) => placeholder !== false);
}

/** One line for each placeholder, as the command prints it. */
export function placeholderLine({ key, problem }: Placeholder): string {
  return `site.config.ts: “${key}” ${problem}.`;
}

/** The only line about it that a build prints; nothing when the site is ready. */
export function placeholderSummary(count: number): string | undefined {
  if (count === 0) return undefined;
  const placeholders = count === 1 ? '1 placeholder' : `${count} placeholders`;
  const them = count === 1 ? 'it' : 'them';
  return `${placeholders} left in site.config.ts; npm run launch-check lists ${them}.`;
}

function exampleAt(key: string, value: string): Placeholder {
  return { key, problem: `is ${value}, an address for examples only` };
}

function demoAt(key: string, value: string): Placeholder {
  return { key, problem: `is ${value}, which your partner does not know` };
}

function prefixed(group: string, addresses: Record<string, string | undefined>) {
  const given = Object.entries(addresses).filter(([, address]) => address !== undefined);
  return Object.fromEntries(given.map(([key, address]) => [`${group}.${key}`, address as string]));
}

function isEmpty(addresses: Record<string, string | undefined>): boolean {
  return Object.values(addresses).every((address) => address === undefined);
}

function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / DAY_MS;
}
