import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as words from '#texts/result/reading';
import * as primitives from '#texts/ui/primitives';
import { click } from '../../../tests/testing/screen';
import { mockClipboard } from '../../ui/testing/browser';
import { ResultActions } from './ResultActions';

test('the link is shown when the clipboard is blocked', async () => {
  mockClipboard(vi.fn().mockRejectedValue(new DOMException('refused', 'NotAllowedError')));
  render(<ResultActions link="#name=Ada" />);
  click(words.copyLink);
  const name = words.linkToThisResult;
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name });
  expect(field.value).toMatch(/#name=Ada$/);
  expect(field.selectionEnd).toBe(field.value.length);
});

test('the message about a link is not shown under the next result, nor a link that is none', async () => {
  mockClipboard();
  const { rerender } = render(<ResultActions link="#name=Ada" />);
  click(words.copyLink);
  await screen.findByText(primitives.copied);
  rerender(<ResultActions link="#name=Grace" />);
  expect(screen.queryByText(primitives.copied)).toBeNull();
  rerender(<ResultActions link={undefined} />);
  expect(screen.queryByRole('button', { name: words.copyLink })).toBeNull();
});

test('a second copy is announced as well', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const copy = mockClipboard();
  render(<ResultActions link="#name=Ada" />);
  click(words.copyLink);
  await screen.findByText(primitives.copied);
  copy.mockReturnValue(promise);
  click(words.copyLink);
  expect(screen.queryByText(primitives.copied)).toBeNull();
  resolve();
  await screen.findByText(primitives.copied);
});
