import { tryReading } from '#texts/ui/offer';
import { site } from '../../src/config/site';

/** The offer of the configuration, which an owner may do without. */
export const siteOffer = site.affiliate || undefined;

/** The wording of the green button. */
export const buttonText = siteOffer?.button ?? tryReading;
