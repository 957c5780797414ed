import { TextLink } from '../../ui/page/TextLink';
import AboutCard from './AboutCard.astro';
import Only from './Only.astro';
import * as siteFacts from './SiteFacts';

/** The components that a text about this site can use without an import. */
export const textComponents = { a: TextLink, ...siteFacts, AboutCard, Only };
