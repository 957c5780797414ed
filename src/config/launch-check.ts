import { LANGUAGE } from '#texts/language';
import input from '../../site.config';
import { SiteConfigError } from './check-site-config';
import {
  expiredContact,
  findPlaceholders,
  placeholderLine,
  placeholderSummary,
} from './placeholders';
import { site } from './site';
import { stillShipped } from './still-shipped';
import { languagePlaceholders } from './untranslated-texts';

const today = new Date().toISOString().slice(0, 10);
const expired = expiredContact(site, today);
// Not in the schema: the same sources are to make the same site on any day.
if (expired) throw new SiteConfigError(expired);

const placeholders = [
  ...findPlaceholders(site, today),
  ...stillShipped(input),
  ...languagePlaceholders(input),
];

/** What `npm run launch-check` lists: nothing once the site can go live. */
export const lines = placeholders.map(placeholderLine);
/** What a build says about them, if anything: once, however many languages it builds. */
export const buildNote =
  LANGUAGE === site.languages[0] ? placeholderSummary(placeholders.length) : undefined;
