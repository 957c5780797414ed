import { site } from './site';

/** The products of the store, in the order of their numbers. */
export const products = Object.entries(site.products).map(([id, product]) => ({
  ...product,
  id: Number(id),
}));
