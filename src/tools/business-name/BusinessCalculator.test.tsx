import type { Digit } from '@ninefold/numerology';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { people } from '../../../tests/testing/people';
import {
  click,
  fill,
  itemsUnder,
  readingParts,
  shownMeaning,
  shownNumber,
} from '../../../tests/testing/screen';
import { businessReadings } from '../../readings/business';
import { BusinessCalculator } from './BusinessCalculator';

const OFFER = { href: 'https://offer.test/', text: '5 minutes for $1' };

describe('Business', () => {
  test.each(people.filter(({ business }) => business > 0).slice(0, 3))(
    '$name',
    async ({ name, business }) => {
      render(<BusinessCalculator offer={OFFER} />);
      fill('Enter Business Name', name);
      click('Calculate Business Number');
      expect(await readingParts()).toEqual([
        'Energy Profile',
        'Ideal Industries',
        'Brand Personality',
        'Marketing Approach',
        'Potential Challenges',
        'Success Tips',
      ]);
      expect(shownNumber()).toBe(String(business));
      expect(shownMeaning()).toBe(businessReadings[business as Digit].meaning);
      expect([itemsUnder('Ideal Industries'), itemsUnder('Success Tips')]).toEqual([8, 5]);
      const card = within(screen.getByTestId('result'));
      const button = card.getByRole('link', { name: 'Try a Free Numerology Reading' });
      expect(button.getAttribute('href')).toBe(OFFER.href);
      card.getByText('Sponsored');
      card.getByText(/5 minutes for \$1$/);
      expect(card.getByText(/Thank you for using our affiliate links/)).toBeTruthy();
    },
  );

  test('has another way to count below its working', async () => {
    render(<BusinessCalculator offer={OFFER} />);
    fill('Enter Business Name', 'RELIANCE');
    click('Calculate Business Number');
    const { dataset } = within(await screen.findByTestId('other-ways')).getByTestId('chaldean');
    expect([dataset['compound'], dataset['number']]).toEqual(['25', '7']); // 2+5+3+1+1+5+3+5
    const working = screen.getByTestId('working');
    expect(working.nextElementSibling).toBe(screen.getByTestId('other-ways'));
  });

  test.each(['李', 'ſ'])('%s has no letters: no card, and the working says why', (name) => {
    render(<BusinessCalculator offer={OFFER} />);
    fill('Enter Business Name', name);
    click('Calculate Business Number');
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByTestId('working').textContent).toMatch(/not counted/);
  });
});
