import input from '../../site.config';
import { checkSiteConfig } from './check-site-config';

/** The checked configuration. For code that runs at build time: the checker is too heavy to ship. */
export const site = checkSiteConfig(input);
