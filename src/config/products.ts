import { site } from './site';

/** The products of the store, in their order. A cart names a product by its number, from 1. */
export const products = site.products.map((product, index) => ({ ...product, id: index + 1 }));
