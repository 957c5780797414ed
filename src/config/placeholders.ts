import { counted, plural } from '#texts/language';
import { keyName } from './fault-sentences';
import { networks, type SiteConfig } from './schema';

/** A key of the configuration that is not ready for visitors, and what is wrong with it. */
export interface Placeholder {
  readonly key: string;
  readonly problem: string;
}

const DAY_MS = 86_400_000;
/** Time enough to notice, change the configuration and deploy. */
const NOTICE_DAYS = 30;
/** A promise to answer that is older than a year is no promise (RFC 9116, section 2.5.5). */
const YEAR_DAYS = 366;
const SHIPPED_LEGAL_DATE = '2025-01-01';
const SHIPPED_SECURITY_DATE = '2027-11-01';
/** Names that no real site can have (RFC 2606 and RFC 6761). */
const RESERVED_HOST = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;
/** One of them inside a text. */
const EXAMPLE = /(?<![\w-])(?:[\w-]+\.)*example\.(?:com|net|org)(?![\w-])/i;
const CHANGE_ME = /change[_-]?me(?!\w)/i;
/** Where payment providers take test cards only: Stripe’s links for tests, and the sandboxes of the others. */
const STRIPE_TEST = /^https:\/\/\w+\.stripe\.com\/(?:.*\/)?(?:cs_)?test_/;
const SANDBOX = /^https:\/\/(?:[^/]*sandbox|test\.|checkout-test\.)/;

/** What in a configuration is still a placeholder, or runs out soon, on a day such as 2026-11-16. */
export function findPlaceholders(site: SiteConfig, today: string): readonly Placeholder[] {
  const { affiliate, founder, postalAddress, products, securityContactUntil, social } = site;
  const offers = affiliate
    ? [
        { key: 'affiliate', offer: affiliate },
        ...Object.entries(affiliate.byKind).flatMap(([kind, offer]) =>
          offer ? { key: keyName(['affiliate', 'byKind', kind]), offer } : [],
        ),
      ]
    : [];
  const deadIcons = networks.filter((network) => social[network] === undefined);
  const daysLeft = daysUntil(securityContactUntil, today);
  const sells = site.notShown.store !== 'removed';
  const found: (Placeholder | false)[] = [
    ...textsOf(site).flatMap(({ key, text }) => leftOver(key, text)),
    ...(sells ? products.flatMap((_, index) => paymentFault(products, index)) : []),
    postalAddress.includes('PO Box 909') && {
      key: 'postalAddress',
      problem: 'still has PO Box 909, which is not yours',
    },
    founder.name === 'Mara Quill' && {
      key: 'founder',
      problem: 'still introduces Mara Quill, who does not exist',
    },
    site.penName === 'Orla Vesper' && {
      key: 'penName',
      problem: 'still signs the articles as Orla Vesper, who is ours',
    },
    ...offers.flatMap(({ key, offer: { offerId, affiliateId } }) => [
      demoAt(`${key}.offerId`, offerId),
      demoAt(`${key}.affiliateId`, affiliateId),
    ]),
    sells &&
      site.ratingBadge !== undefined &&
      site.ratingBadge.basis === undefined && {
        key: 'ratingBadge',
        problem: `shows ${site.ratingBadge.rating} on every product; say in “basis” where that comes from, or switch it off`,
      },
    site.legalTextsUpdated === SHIPPED_LEGAL_DATE && {
      key: 'legalTextsUpdated',
      problem: `is still ${SHIPPED_LEGAL_DATE}; read the legal texts, and give the day when you made them yours`,
    },
    site.europe === undefined && {
      key: 'europe',
      problem:
        'is not decided: for readers in the European Union the privacy policy lacks the controller, the legal basis and how long what is kept; switch those texts on, or say false',
    },
    daysUntil(site.legalTextsUpdated, today) > 0 && {
      key: 'legalTextsUpdated',
      problem: `is ${site.legalTextsUpdated}, a day to come`,
    },
    sells &&
      products.every(({ paymentLink }) => paymentLink === undefined) && {
        key: 'products',
        problem:
          'has no “paymentLink”, so nobody can pay on a page; give them one, or false where an order is an e-mail',
      },
    Boolean(site.europe) &&
      loadsAtOnce(site.newsletter) && {
        key: 'newsletter',
        problem:
          'loads on every page before anybody agrees, which the law of the European Union does not allow; say load: “on a press”',
      },
    deadIcons.length > 0 && {
      key: 'social',
      problem: `has icons that lead nowhere (${deadIcons.join(', ')}); give each an address, or false for no icon`,
    },
    (daysLeft < NOTICE_DAYS || daysLeft > YEAR_DAYS) && {
      key: 'securityContactUntil',
      problem: `is ${securityContactUntil}; give it a day ${NOTICE_DAYS} to ${YEAR_DAYS} days ahead`,
    },
  ];
  return found.filter((placeholder) => placeholder !== false);
}

/**
 * The sentence about a security contact that has run out, which stops a build: nobody may rely on it. The
 * shipped day stops none, so that the repository can be tried in any year.
 */
export function expiredContact({ securityContactUntil: until }: SiteConfig, today: string) {
  if (until >= today || until === SHIPPED_SECURITY_DATE) return undefined;
  return `site.config.ts: “securityContactUntil” expected a day to come, found "${until}".`;
}

/** One line for each placeholder, as the command prints it. */
export function placeholderLine({ key, problem }: Placeholder): string {
  return `site.config.ts: “${key}” ${problem}.`;
}

/** The only line about it that a build prints; nothing when the site is ready. */
export function placeholderSummary(count: number): string | undefined {
  if (count === 0) return undefined;
  const them = plural(count, 'it', 'them');
  return `${counted(count, 'placeholder')} left in site.config.ts; npm run launch-check lists ${them}.`;
}

/** Every text of a configuration, with its key. */
export function textsOf(
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ key: keyName(path), text: value }];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(Object(value));
  return parts.flatMap(([name, part]) => textsOf(part, [...path, name]));
}

/** What is left in a text from an example: of an address, or of a template. */
function leftOver(key: string, text: string): readonly Placeholder[] {
  const [, mailHost = ''] = /^\S+@(\S+)$/.exec(text) ?? [];
  const host = URL.canParse(text) ? new URL(text).hostname : mailHost;
  if (RESERVED_HOST.test(host)) {
    return [{ key, problem: `is ${text}, an address for examples only` }];
  }
  const [example] = EXAMPLE.exec(text) ?? [];
  if (example) return [{ key, problem: `has ${example} in it, an address for examples only` }];
  const [mark] = CHANGE_ME.exec(text) ?? [];
  return mark ? [{ key, problem: `still has ${mark} in it` }] : [];
}

/** Why nobody can pay by the link of a product, or would pay for another one. */
function paymentFault(products: SiteConfig['products'], index: number): readonly Placeholder[] {
  const link = products[index]?.paymentLink;
  if (!link) return [];
  const key = keyName(['products', index, 'paymentLink']);
  if (STRIPE_TEST.test(link) || SANDBOX.test(link)) {
    return [{ key, problem: `is ${link}, which is for tests and takes nobody’s money` }];
  }
  const first = products.findIndex(({ paymentLink }) => paymentLink === link);
  if (first === index) return [];
  const problem = `is also the link of “${products[first]?.name}”, so one of them is sold at the price of the other`;
  return [{ key, problem }];
}

/** Whether a provider’s script comes to everybody who opens a page. */
function loadsAtOnce(newsletter: SiteConfig['newsletter']): boolean {
  return newsletter !== undefined && 'load' in newsletter && newsletter.load === 'at once';
}

function demoAt(key: string, value: string | undefined): Placeholder | false {
  if (!value?.startsWith('demo-')) return false;
  return { key, problem: `is ${value}, which your partner does not know` };
}

function daysUntil(day: string, today: string): number {
  return (Date.parse(day) - Date.parse(today)) / DAY_MS;
}
