import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import site from '../../../site.config';
import { AdBanner } from './AdBanner';
import { Footer } from './Footer';
import { Header } from './Header';

const config = site as Parameters<typeof Footer>[0]['site'];

describe('Header', () => {
  test('has the logo and the nine links in order', () => {
    render(<Header brand="Ninefold" current="/career-number" />);
    expect(screen.getByRole('link', { name: 'Ninefold' }).getAttribute('href')).toBe('/');
    // In the menu, which is closed here.
    const main = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
    const links = main.getAllByRole('link', { hidden: true });
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/', 'Calculator'],
      ['/personal-year', 'Personal Year'],
      ['/career-number', 'Career Number'],
      ['/business-name', 'Business Name'],
      ['/karmic-past-life', 'Karmic Past Life'],
      ['/daily-decoder', 'Daily Decoder'],
      ['/names-battle', 'Name Vibration'],
      ['/lottery-predictor', 'Lottery Predictor'],
      ['/about', 'About'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      links[2],
    ]);
  });

  test('has four more in a group of their own', () => {
    render(<Header brand="Ninefold" current="/profile" />);
    const more = within(screen.getByRole('navigation', { name: 'More', hidden: true }));
    const links = more.getAllByRole('link', { hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/profile',
      '/together',
      '/numbers',
      '/blog',
    ]);
    expect(links[0]?.getAttribute('aria-current')).toBe('page');
  });
});

describe('AdBanner', () => {
  test('is labeled, has alternative text and sends no referrer', () => {
    render(<AdBanner offer={{ href: 'https://a.test/', text: 'An offer' }} label="Sponsored" />);
    const ad = within(screen.getByRole('complementary', { name: 'Advertisement' }));
    const link = ad.getByTestId('ad-banner');
    expect(link.textContent).toBe('Sponsored');
    expect(within(link).getByAltText('An offer').getAttribute('src')).toBe(
      '/psychic-banner-mobile.png',
    );
    expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
  });
});

describe('Footer', () => {
  test('has the mail link, the post address and the copyright year', () => {
    const address = { email: 'a@b.test', postalAddress: ['PO Box 1', 'Town'] };
    render(<Footer site={{ ...config, ...address, copyrightYear: 1999 }} />);
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByRole('link', { name: 'a@b.test' }).getAttribute('href')).toBe(
      'mailto:a@b.test',
    );
    expect(footer.querySelector('address')?.textContent).toBe('PO Box 1Town');
    expect(footer.textContent).toContain('© 1999');
  });

  test.each([
    ['Quick Links', ['/about', '/blog']],
    ['Support', ['/contact', '/store']],
    ['Legal', ['/privacy-policy', '/terms-of-use', '/disclaimer', '/affiliate-disclosure']],
  ])('lists %s', (heading, paths) => {
    render(<Footer site={config} />);
    const column = within(screen.getByRole('navigation', { name: heading }));
    expect(column.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths);
  });

  test('a social icon has no target until the configuration has its URL', () => {
    render(<Footer site={{ ...config, social: { youtube: 'https://v.test/n' } }} />);
    const names = ['Facebook', 'Instagram', 'LinkedIn', 'Twitter', 'YouTube'];
    const icons = names.map((name) => screen.getByRole('link', { name }));
    const state = (icon: Element) => [
      icon.getAttribute('href'),
      icon.getAttribute('aria-disabled'),
    ];
    expect(state(icons[0] as Element)).toEqual([null, 'true']);
    expect(state(icons[4] as Element)).toEqual(['https://v.test/n', null]);
  });
});
