import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { click } from '../../../tests/screen';
import { ShareButton } from './ShareButton';

const TEXT =
  'My Daily Destiny Score: 88% - Cosmic Alignment! Check your cosmic compatibility at Daily Destiny Decoder!';
const alert = vi.fn();

function device(parts: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('alert', alert.mockReset());
  vi.stubGlobal('navigator', { ...parts });
  render(<ShareButton score={88} vibe="Cosmic Alignment" />);
  click('Share');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('passes title, text and URL to the device, and shows no message', async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn();
  device({ share, clipboard: { writeText } });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({
    title: 'Daily Destiny Decoder',
    text: TEXT,
    url: location.href,
  });
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
});
