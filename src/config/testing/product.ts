import type { SiteConfig } from '../schema';

/** A product without a picture and a payment link. */
export const product: SiteConfig['products'][number] = {
  name: 'A letter',
  priceCents: 1250,
  description: 'Two pages.',
  features: ['Two pages'],
  asks: [],
  delivery: 'By Friday.',
};
