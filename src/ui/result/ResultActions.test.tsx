import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { click } from '../../../tests/screen';
import { ResultActions } from './ResultActions';

const entry = { name: 'Ada King', date: { year: 1990, month: 5, day: 15 } };

test('the link is copied to the clipboard, and its contents are disclosed before that', async () => {
  const writeText = vi.fn(async (_text: string) => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<ResultActions values={entry} />);
  const button = screen.getByRole('button', { name: 'Copy link' });
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('the name and the birth date');
  click('Copy link');
  await screen.findByText('Link copied.');
  expect(writeText).toHaveBeenCalledWith(
    `${location.origin}${location.pathname}#name=Ada+King&date=1990-05-15`,
  );
});

test('the link is shown when the clipboard is blocked', async () => {
  const writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<ResultActions values={{ name: 'Ada', date: undefined }} />);
  click('Copy link');
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link to this result',
  });
  expect(field.value).toMatch(/#name=Ada$/);
});

test('the message about a link is not shown under the next result', async () => {
  const writeText = async () => {};
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  const { rerender } = render(<ResultActions values={entry} />);
  click('Copy link');
  await screen.findByText('Link copied.');
  rerender(<ResultActions values={{ ...entry, name: 'Grace Hopper' }} />);
  expect(screen.queryByText('Link copied.')).toBeNull();
});

test('offers no link that could not be opened, and no picture without a reading', () => {
  render(<ResultActions values={{ name: '<b>', date: undefined }} />);
  expect(screen.queryByRole('button')).toBeNull();
});
