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
import { karmicReadings } from '../../readings/karmic';
import { KarmicCalculator } from './KarmicCalculator';

const OFFER = { href: 'https://offer.test/', text: '5 minutes for $1' };

describe('Karmic', () => {
  test.each(people.filter(({ karmic }) => karmic <= 9).slice(0, 3))(
    '$name',
    async ({ name, birthDate, karmic }) => {
      render(<KarmicCalculator offer={OFFER} />);
      fill('Enter Your Full Name', name);
      fill('Enter Your Birth Date', birthDate);
      click('Calculate Karmic Past Life Number');
      expect(await readingParts()).toEqual([
        'Past Life Themes',
        'Karmic Lessons',
        'Talents From Past Lives',
        'Current Life Challenges',
        'Soul Growth Path',
        'Healing Advice',
      ]);
      expect(shownNumber()).toBe(String(karmic));
      expect(shownMeaning()).toBe(karmicReadings[karmic as Digit].meaning);
      expect([itemsUnder('Past Life Themes'), itemsUnder('Healing Advice')]).toEqual([6, 5]);
      const card = within(screen.getByTestId('result'));
      expect(card.getByRole('link', { name: 'Try a Free Numerology Reading' })).toBeTruthy();
      card.getByText('Sponsored');
      card.getByText(/5 minutes for \$1$/);
    },
  );

  test('above 9 there is no reading, but a short meaning and links to related numbers', async () => {
    render(<KarmicCalculator offer={OFFER} />);
    fill('Enter Your Full Name', 'Rix R');
    fill('Enter Your Birth Date', '2000-01-07');
    click('Calculate Karmic Past Life Number');
    expect(screen.queryByTestId('result')).toBeNull();
    expect(screen.getByTestId<HTMLDetailsElement>('working').open).toBe(true);
    expect(screen.getByRole('heading', { name: 'Karmic Past Life Number 32' })).toBeTruthy();
    expect(screen.queryByTestId('number')).toBeNull();
    screen.getByText(/A distance above 9 is said to mean/);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([
        '/#name=Rix+R&date=2000-01-07&view=destiny',
        '/#name=Rix+R&date=2000-01-07&view=life-path',
        OFFER.href,
      ]),
    );
    screen.getByText('Sponsored');
    screen.getByText(/5 minutes for \$1$/);
  });
});
