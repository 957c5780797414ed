import type { SiteConfig } from './schema';

/** A provider's sign-up form, which its script fills in. */
export type NewsletterForm = Extract<SiteConfig['newsletter'], { provider: unknown }>;

/** The provider's form, where the newsletter is one and not a link to a page elsewhere. */
export function formOf(newsletter: SiteConfig['newsletter']): NewsletterForm | undefined {
  return newsletter && 'provider' in newsletter ? newsletter : undefined;
}

/** The address of a provider's own page, where the newsletter is a link to it. */
export function linkOf(newsletter: SiteConfig['newsletter']): string | undefined {
  return newsletter && 'link' in newsletter ? newsletter.link : undefined;
}

/** The hosts that a provider's form needs besides this site, by what the browser loads from them. */
type Hosts = Readonly<
  Record<'script' | 'connect' | 'style' | 'font' | 'image' | 'form', readonly string[]>
>;

/** The e-mail providers that the site knows. docs/decisions/14-business.md says why these hosts. */
export const newsletterProviders = {
  flodesk: {
    name: 'Flodesk',
    hosts: {
      script: ['https://assets.flodesk.com'],
      connect: ['https://assets.flodesk.com', 'https://form.flodesk.com'],
      style: ['https://assets.flodesk.com', 'https://usercontent.flodesk.com'],
      font: ['https://assets.flodesk.com', 'https://usercontent.flodesk.com'],
      image: ['https://assets.flodesk.com', 'https://usercontent.flodesk.com'],
      form: ['https://form.flodesk.com'],
    },
  },
  mailerlite: {
    name: 'MailerLite',
    hosts: {
      script: [
        'https://assets.mailerlite.com',
        'https://groot.mailerlite.com',
        'https://static.mailerlite.com',
        'https://assets.mlcdn.com',
      ],
      connect: ['https://assets.mailerlite.com', 'https://groot.mailerlite.com'],
      style: [
        'https://assets.mailerlite.com',
        'https://fonts.mailerlite.com',
        'https://assets.mlcdn.com',
      ],
      font: ['https://fonts.mailerlite.com', 'https://assets.mlcdn.com'],
      image: ['https://assets.mlcdn.com'],
      form: ['https://assets.mailerlite.com'],
    },
  },
} as const satisfies Record<string, { name: string; hosts: Hosts }>;
