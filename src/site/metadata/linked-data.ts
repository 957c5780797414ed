import type {
  Article,
  BreadcrumbList,
  FAQPage,
  Graph,
  Organization,
  Product,
  Thing,
  WebApplication,
  WebSite,
} from 'schema-dts';
import { LANGUAGE } from '#texts/language';
import * as words from '#texts/site/metadata';
import { iconAddress } from '../../art/icon';
import { shareAddress } from '../../art/share-cards/pictures';
import { everyPage, type Page, pages } from '../../config/pages';
import { path } from '../../config/paths';
import { site } from '../../config/site';
import type { FaqItem } from '../../ui/page/Faq';
import { plainText } from '../../ui/page/linked-text';
import { decimalPrice } from '../../ui/text/price';
import type { ArticleHead } from './article-head';

/** A thing in the vocabulary of schema.org, which search engines read beside the page. */
export type LinkedData = Thing;

const address = (path: string) => new URL(path, site.origin).href;
const home = address(path('home'));

const publisher: Organization = {
  '@type': 'Organization',
  name: site.brand,
  url: home,
  logo: address(iconAddress('icon-512')),
};

/** The site as a whole; the home page says it. */
export function siteData(description: string): WebSite {
  return {
    '@type': 'WebSite',
    name: site.brand,
    url: home,
    description,
    inLanguage: LANGUAGE,
    publisher,
  };
}

/** A calculator or tool: a free web application. */
export function applicationData(tool: Page): WebApplication {
  return {
    '@type': 'WebApplication',
    name: tool.name,
    description: tool.description,
    url: address(tool.path),
    image: address(shareAddress(tool.path)),
    applicationCategory: 'EntertainmentApplication',
    operatingSystem: 'Any',
    browserRequirements: words.needsScript,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: site.currency },
    inLanguage: LANGUAGE,
    publisher,
  };
}

/** The questions of a page, word for word, without links. */
export function faqData(items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  };
}

/** An article as search engines read it. */
export function articleData(article: ArticleHead): Article {
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    image: address(article.picture.path),
    datePublished: article.datePublished.toISOString().slice(0, 10),
    dateModified: article.dateModified.toISOString().slice(0, 10),
    mainEntityOfPage: address(article.path),
    author: { '@type': 'Person', name: site.penName, url: address(path('about')) },
    publisher,
    inLanguage: LANGUAGE,
  };
}

/** A product for sale. No rating: the badge in the store is decoration, and there are no reviews. */
export function productData(product: {
  name: string;
  description: string;
  priceCents: number;
  picture: string;
}): Product {
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    image: address(product.picture),
    brand: { '@type': 'Brand', name: site.brand },
    offers: {
      '@type': 'Offer',
      price: decimalPrice(product.priceCents, site.currency),
      priceCurrency: site.currency,
      availability: 'https://schema.org/InStock',
      url: address(pages.store.path),
    },
  };
}

interface Step {
  readonly path: string;
  readonly name: string;
}

/** The breadcrumbs of a listed page. Its parent is the page whose path its own extends. */
export function breadcrumbs(page: Step & { isHidden: boolean }): BreadcrumbList[] {
  if (page.path === path('home') || page.isHidden) return [];
  const parent = page.path.slice(0, page.path.lastIndexOf('/'));
  const steps: Step[] = [
    { path: path('home'), name: words.home },
    ...everyPage.filter((other) => other.path === parent),
    page,
  ];
  const itemListElement = steps.map(({ name, path }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name,
    item: address(path),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Linked data as the content of a script element, which `<` could otherwise end. */
export function linkedDataText(items: readonly LinkedData[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': items };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}
