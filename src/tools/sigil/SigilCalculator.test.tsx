import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as result from '#texts/result/reading';
import * as words from '#texts/tools/sigil';
import { click, fill, OFFER } from '../../../tests/testing/screen';
import { mockClipboard } from '../../ui/testing/browser';
import { SigilCalculator } from './SigilCalculator';

test('describes the line through the values of the letters, or why there is none', () => {
  render(<SigilCalculator offer={OFFER} />);
  fill('name', 'Anna Lee');
  click(words.submit);
  screen.getByRole('img', { name: 'A line through 1, 5, 5, 1, 3, 5, 5' });
  const copy = mockClipboard();
  click(result.copyLink);
  expect(copy).toHaveBeenCalledWith(`${location.origin}/#name=Anna+Lee`);
  fill('name', '李');
  click(words.submit);
  expect(screen.queryByTestId('sigil')).toBeNull();
  expect(screen.getAllByText(/no letter from A to Z/)).toHaveLength(2); // one is announced
});
