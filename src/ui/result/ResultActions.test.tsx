import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click } from '../../../tests/testing/screen';
import { ResultActions } from './ResultActions';

const FRAGMENT = '#name=Ada+King&date=1990-05-15&view=destiny';

test('the link is shown when the clipboard is blocked', async () => {
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<ResultActions fragment="#name=Ada" />);
  click('Copy link');
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link to this result',
  });
  expect(field.value).toMatch(/#name=Ada$/);
});

test('the message about a link is not shown under the next result', async () => {
  const writeText = async () => {};
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { rerender } = render(<ResultActions fragment={FRAGMENT} />);
  click('Copy link');
  await screen.findByText('Link copied.');
  rerender(<ResultActions fragment="#name=Grace" />);
  expect(screen.queryByText('Link copied.')).toBeNull();
});

test('offers no link that could not be opened', () => {
  render(<ResultActions fragment={undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
});
