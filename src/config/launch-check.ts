import { findPlaceholders, placeholderLine, placeholderSummary } from './placeholders';
import { site } from './site';

const placeholders = findPlaceholders(site, new Date().toISOString().slice(0, 10));

/** What `npm run launch-check` lists: nothing once the site can go live. */
export const lines = placeholders.map(placeholderLine);
/** What a build says about them, if anything. */
export const buildNote = placeholderSummary(placeholders.length);
