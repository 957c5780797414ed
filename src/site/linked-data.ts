import { shareAddress } from '../art/share/pictures';
import { type ArticleId, articlePath } from '../config/articles';
import type { Route } from '../config/routes';
import { site } from '../config/site';

/** A thing in the vocabulary of schema.org. */
export type LinkedData = { readonly '@type': string } & Readonly<Record<string, unknown>>;

const address = (path: string) => new URL(path, site.origin).href;

/** An article as search engines read it. */
export function articleData(article: {
  id: ArticleId;
  title: string;
  description: string;
}): LinkedData {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    image: address(shareAddress(articlePath(article.id))),
    mainEntityOfPage: address(articlePath(article.id)),
    author: { '@type': 'Person', name: site.penName },
    publisher: { '@type': 'Organization', name: site.brand, url: site.origin },
    inLanguage: 'en',
  };
}

/** A product for sale. No rating: the badge in the store is decoration, and no review stands behind it. */
export function productData(product: {
  name: string;
  description: string;
  priceCents: number;
}): LinkedData {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    brand: { '@type': 'Brand', name: site.brand },
    offers: {
      '@type': 'Offer',
      price: (product.priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: address('/store'),
    },
  };
}

/** The way from the home page to a page, as names and addresses. */
export function breadcrumbs(steps: readonly (readonly [name: string, path: Route])[]): LinkedData {
  const all = [['Home', '/'] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

/** Linked data as the content of a script element, which `<` could otherwise end. */
export function linkedDataText(items: readonly LinkedData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': items };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
