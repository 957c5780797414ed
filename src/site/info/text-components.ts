import { TextLink } from '../../ui/page/TextLink';
import AboutCard from './AboutCard.astro';
import ForEurope from './ForEurope.astro';
import * as siteFacts from './SiteFacts';
import WithNewsletter from './WithNewsletter.astro';
import WithoutNewsletter from './WithoutNewsletter.astro';

/** The components that a text about this site can use without an import. */
export const textComponents = {
  a: TextLink,
  ...siteFacts,
  AboutCard,
  ForEurope,
  WithNewsletter,
  WithoutNewsletter,
};
