import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AffiliateButton } from './AffiliateButton';

const OFFER = { href: 'https://a.test/?offer_id=1', text: '5 minutes for $1' };

test('the green button opens the offer in a new tab without opener or referrer', () => {
  render(<AffiliateButton offer={OFFER} />);
  const link = screen.getByRole('link', { name: 'Try a Free Numerology Reading' });
  expect(link.getAttribute('href')).toBe('https://a.test/?offer_id=1');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener noreferrer');
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
});
