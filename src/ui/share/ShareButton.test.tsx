import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { click } from '../../../tests/testing/screen';
import { ShareButton } from './ShareButton';

const TEXT = 'My Score: 88%!';
const URL = 'https://example.com/score';
const alert = vi.fn();

const button = (textToCopy?: string) => (
  <ShareButton title="Scores" text={TEXT} url={URL} {...(textToCopy && { textToCopy })} />
);

function device(parts: { share?: unknown; clipboard?: unknown }, textToCopy?: string) {
  vi.stubGlobal('alert', alert.mockReset());
  vi.stubGlobal('navigator', { ...parts });
  const { rerender } = render(button(textToCopy));
  click('Share');
  return rerender;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('passes title, text and URL to the device, and shows no message', async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn();
  device({ share, clipboard: { writeText } });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({ title: 'Scores', text: TEXT, url: URL });
  expect(writeText).not.toHaveBeenCalled();
  expect(alert).not.toHaveBeenCalled();
});

test('does nothing when the visitor closes the device’s dialog', async () => {
  const writeText = vi.fn();
  const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  device({ share, clipboard: { writeText } });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Copy this text')).toBeNull();
});

test.each([
  ['there is no share function', undefined],
  ['it refuses', vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'))],
])('copies the text and says so when %s', async (_, share) => {
  const writeText = vi.fn(async () => {});
  device({ share, clipboard: { writeText } });
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Score copied to clipboard!'));
  expect(writeText).toHaveBeenCalledWith(TEXT);
});

test.each([
  ['refuses', { writeText: vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) }],
  ['is absent', undefined],
])('shows the text, selected and without an alert, when the clipboard %s', async (_, clipboard) => {
  device({ clipboard });
  const field = await screen.findByLabelText<HTMLInputElement>('Copy this text');
  expect(field.value).toBe(TEXT);
  expect(field.selectionEnd).toBe(TEXT.length);
  expect(alert).not.toHaveBeenCalled();

  field.setSelectionRange(0, 0);
  click('Share');
  await waitFor(() => expect(field.selectionEnd).toBe(TEXT.length));
});

test('copies its own text, which disappears with the result', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const rerender = device({ clipboard: { writeText } }, `${TEXT} ${URL}`);
  const field = await screen.findByLabelText<HTMLInputElement>('Copy this text');
  expect(field.value).toBe(`${TEXT} ${URL}`);
  expect(writeText).toHaveBeenCalledWith(`${TEXT} ${URL}`);
  rerender(button('Another score'));
  expect(screen.queryByLabelText('Copy this text')).toBeNull();
});
