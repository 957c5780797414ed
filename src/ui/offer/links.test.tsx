import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeaturedReading } from '../page/FeaturedReading';
import type { ArticleSummary } from '../page/PostCard';
import { AffiliateButton } from './AffiliateButton';

const hero = { sources: [], src: '/pictures/hero.svg', width: 1200, height: 630 };
const articles: readonly ArticleSummary[] = [
  { id: 'manifestation', title: 'Manifesting', excerpt: 'Write it down.', hero },
  { id: 'health-wellness', title: 'Health', excerpt: 'Take a walk.', hero },
  { id: 'sacred-geometry', title: 'Geometry', excerpt: 'Two circles.', hero },
];

const OFFER = { href: 'https://a.test/?offer_id=1', text: '5 minutes for $1' };

test('the green button opens the offer in a new tab without opener or referrer', () => {
  render(<AffiliateButton offer={OFFER} />);
  const link = screen.getByRole('link', { name: 'Try a Free Numerology Reading' });
  expect(link.getAttribute('href')).toBe('https://a.test/?offer_id=1');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
});

test('each card contains one link, named by its title, and only the new one has a badge', () => {
  render(<FeaturedReading articles={articles} newIds={['manifestation']} />);
  const cards = screen.getAllByTestId('post-card');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/blog/manifestation',
    '/blog/health-wellness',
    '/blog/sacred-geometry',
  ]);
  expect(within(cards[1] as HTMLElement).getByRole('link').textContent).toBe('Health');
  expect(cards.map((card) => within(card).queryByText('New') !== null)).toEqual([
    true,
    false,
    false,
  ]);
  expect(screen.queryByRole('link', { name: 'View All Articles' })).toBeNull();
});
