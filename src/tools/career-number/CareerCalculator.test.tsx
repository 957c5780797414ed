import type { Digit } from '@ninefold/numerology';
import { render } from '@testing-library/react';
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
import { careerReadings } from '../../readings/career';
import { CareerCalculator } from './CareerCalculator';

describe('Career', () => {
  test.each(people.slice(0, 3))('$name', async ({ name, birthDate, career }) => {
    render(<CareerCalculator />);
    fill('Full Name', name);
    fill('Birth Date', birthDate);
    click('Calculate Career Number');
    expect(await readingParts()).toEqual([
      'Ideal Careers',
      'Work Environment',
      'Professional Strengths',
      'Challenges',
      'Success Tips',
    ]);
    expect(shownNumber()).toBe(String(career));
    expect(shownMeaning()).toBe(careerReadings[career as Digit].meaning);
    expect([itemsUnder('Ideal Careers'), itemsUnder('Success Tips')]).toEqual([8, 5]);
  });
});
