import { NO_CHOICES } from '@ninefold/numerology';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { click } from '../../../tests/screen';
import { ResultActions } from './ResultActions';

const entry = {
  name: 'Ada King',
  date: { year: 1990, month: 5, day: 15 },
  choices: NO_CHOICES,
  view: '',
};

test('the link is copied to the clipboard, with the tab that is shown', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<ResultActions entry={{ ...entry, view: 'destiny' }} />);
  click('Copy link');
  await screen.findByText('Link copied.');
  expect(writeText).toHaveBeenCalledWith(
    `${location.origin}${location.pathname}#name=Ada+King&date=1990-05-15&view=destiny`,
  );
});

test('the link is shown when the clipboard is blocked', async () => {
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<ResultActions entry={{ ...entry, name: 'Ada', date: undefined }} />);
  click('Copy link');
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link to this result',
  });
  expect(field.value).toMatch(/#name=Ada$/);
});

test('the message about a link is not shown under the next result', async () => {
  const writeText = async () => {};
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { rerender } = render(<ResultActions entry={entry} />);
  click('Copy link');
  await screen.findByText('Link copied.');
  rerender(<ResultActions entry={{ ...entry, name: 'Grace Hopper' }} />);
  expect(screen.queryByText('Link copied.')).toBeNull();
});

test('offers no link that could not be opened, and no picture without a reading', () => {
  render(<ResultActions entry={{ ...entry, name: '<b>', date: undefined }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
