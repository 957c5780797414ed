import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as pages from '#texts/pages';
import * as words from '#texts/site/frame';
import * as ui from '#texts/ui';
import site from '../../../site.config';
import { type Page, pagesIn } from '../../config/pages';
import { AdBanner } from './AdBanner';
import { speculationRules } from './document-head';
import { Footer } from './Footer';
import { Header } from './Header';

const config = site as Parameters<typeof Footer>[0]['site'];

const addresses = (pages: readonly Page[]) => pages.map(({ path }) => path);

/** The links of a menu, which is closed here. */
function linksOf(name: string) {
  const menu = within(screen.getByRole('navigation', { name, hidden: true }));
  return menu.getAllByRole('link', { hidden: true });
}

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const current = (links: readonly HTMLElement[]) =>
  hrefs(links.filter((link) => link.getAttribute('aria-current') === 'page'));

test('the header has the logo, its links in order, and the current page marked in either menu', () => {
  const { rerender } = render(<Header brand="Ninefold" current="/" />);
  expect(hrefs([screen.getByRole('link', { name: 'Ninefold' })])).toEqual(['/']);
  const main = linksOf(pages.menus.main);
  expect(hrefs(main)).toEqual(addresses(pagesIn('main')));
  expect(main.map(({ textContent }) => textContent)).toEqual(
    pagesIn('main').map(({ label }) => label),
  );
  expect(current(main)).toEqual(['/']);
  const [behindMore = ''] = addresses(pagesIn('look-up'));
  rerender(<Header brand="Ninefold" current={behindMore} />);
  expect(current(linksOf(words.more))).toEqual([behindMore]);
});

test('an owner’s own logo stands where the drawn mark does, and is not read out', () => {
  render(<Header brand="Ninefold" current="/" logo="/assets/logo.png" />);
  const image = screen.getByRole('link', { name: 'Ninefold' }).querySelector('img');
  expect([image?.getAttribute('src'), image?.alt]).toEqual(['/assets/logo.png', '']);
});

test('the ad is labeled, has alternative text and sends no referrer', () => {
  render(<AdBanner offer={{ href: 'https://a.test/', text: 'An offer' }} label="sponsored" />);
  const ad = within(screen.getByRole('complementary', { name: words.advertisement }));
  const link = ad.getByTestId('ad-banner');
  expect(link.textContent).toBe('Sponsored · from our partner');
  const image = within(link).getByAltText('An offer');
  const label = within(link).getByText(ui.sponsored);
  expect(label.compareDocumentPosition(image)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(image.getAttribute('src')).toBe('/psychic-banner-mobile.png');
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('the footer has what the configuration says, and its links by subject', () => {
  const address = { email: 'a@b.test', postalAddress: ['PO Box 1', 'Town'] };
  const social = { youtube: 'https://v.test/n', twitter: false as const };
  render(<Footer site={{ ...config, ...address, social, copyrightYear: 1999 }} />);
  const footer = screen.getByRole('contentinfo');
  expect(hrefs([screen.getByRole('link', { name: 'a@b.test' })])).toEqual(['mailto:a@b.test']);
  expect(footer.querySelector('address')?.textContent).toBe('PO Box 1Town');
  expect(footer.textContent).toContain('© 1999');
  const titles = within(footer)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
  expect(titles).toEqual([pages.menus['quick-links'], pages.menus.support, pages.menus.legal]);
  expect(hrefs(linksOf(pages.menus['quick-links']))).toEqual(addresses(pagesIn('quick-links')));
  expect(hrefs(linksOf(pages.menus.support))).toEqual(addresses(pagesIn('support')));
  expect(hrefs(linksOf(pages.menus.legal))).toEqual(addresses(pagesIn('legal')));
  // A social icon has no target until the configuration has its URL.
  for (const name of ['Facebook', 'Instagram', 'LinkedIn', 'YouTube']) {
    const icon = screen.getByRole('link', { name });
    const state = [icon.getAttribute('href'), icon.getAttribute('aria-disabled')];
    expect(state).toEqual(name === 'YouTube' ? [social.youtube, null] : [null, 'true']);
  }
  expect(screen.queryByRole('link', { name: 'Twitter' })).toBeNull();
});

test('a page is prepared when its link is approached, not as soon as a page shows the link', () => {
  const { prerender } = JSON.parse(speculationRules);
  expect(prerender).toHaveLength(1);
  expect(['moderate', 'conservative']).toContain(prerender[0].eagerness);
});
