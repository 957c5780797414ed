import type { Digit } from '@ninefold/numerology';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { people } from '../../../tests/testing/people';
import {
  click,
  fill,
  itemsUnder,
  readingParts,
  shownMeaning,
  shownNumber,
} from '../../../tests/testing/screen';
import { personalYearReadings } from '../../readings/personal-year';
import { PersonalYearCalculator } from './PersonalYearCalculator';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('Personal Year', () => {
  test.each(people.slice(0, 3))('$birthDate in 2026', async ({ birthDate, personalYearIn2026 }) => {
    render(<PersonalYearCalculator />);
    fill('Birth Date', birthDate);
    click('Calculate Personal Year Number');
    expect(await readingParts()).toEqual(['Themes', 'Opportunities', 'Challenges', 'Advice']);
    expect(shownNumber()).toBe(String(personalYearIn2026));
    expect(shownMeaning()).toBe(personalYearReadings[personalYearIn2026 as Digit].meaning);
    expect([itemsUnder('Themes'), itemsUnder('Advice')]).toEqual([5, 5]);
    const wheel = screen.getByRole('img', { name: new RegExp(`Year ${personalYearIn2026}, `) });
    expect(wheel.textContent).toContain(`2026${personalYearIn2026}`);
  });

  test('the result names its year, and the next one is one click away', async () => {
    render(<PersonalYearCalculator />);
    fill('Birth Date', '1906-12-09'); // 12 + 9 + 2026 = 2047, 13, 4
    click('Calculate Personal Year Number');
    await readingParts();
    screen.getByText('Personal Year 2026');
    expect(screen.getByTestId('whose').textContent).toBe('December 9, 1906');
    click('See 2027');
    screen.getByText('Personal Year 2027');
    expect(shownNumber()).toBe('5');
    click('See 2026');
    expect(shownNumber()).toBe('4');
  });
});
