import input, { notShown } from '../../site.config';
import { checkSiteConfig } from './check-site-config';

/** The checked configuration. For code that runs at build time: the checker is too heavy to ship. */
export const site = checkSiteConfig({ ...input, notShown });

/** The products of the store, in their order. A cart names a product by its number, from 1. */
export const products = site.products.map((product, index) => ({ ...product, id: index + 1 }));
