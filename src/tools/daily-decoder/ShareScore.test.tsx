import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as shareWords from '#texts/result/share';
import * as words from '#texts/tools/daily-decoder';
import { click } from '../../../tests/testing/screen';
import { ShareScore } from './DecoderResult';

const TEXT =
  'My Daily Destiny Score: 88% - Cosmic Alignment! Check your cosmic compatibility at Daily Destiny Decoder!';
const alert = vi.fn();

function press(device: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('alert', alert.mockReset());
  vi.stubGlobal('navigator', device);
  render(<ShareScore score={88} tier="cosmic-alignment" />);
  click(shareWords.share);
}

const refuse = (name: string) => vi.fn().mockRejectedValue(new DOMException('', name));

test('the device gets the specified text and the address of the page', () => {
  const share = vi.fn(async () => {});
  press({ share });
  const title = words.shareTitle;
  expect(share).toHaveBeenCalledWith({ title, text: TEXT, url: location.href });
});

test('nothing is copied when the visitor closes the device’s dialog', async () => {
  const [share, writeText] = [refuse('AbortError'), vi.fn()];
  press({ share, clipboard: { writeText } });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByLabelText(words.copyByHand)).toBeNull();
});

test.each([
  ['there is no share function', undefined],
  ['it refuses', refuse('NotAllowedError')],
])('the text is copied, and that is said, when %s', async (_, share) => {
  const writeText = vi.fn(async () => {});
  press({ share, clipboard: { writeText } });
  await waitFor(() => expect(alert).toHaveBeenCalledWith(words.copied));
  expect(writeText).toHaveBeenCalledWith(TEXT);
});

test('the text is shown, selected and without an alert, where it cannot be copied', async () => {
  press({ clipboard: { writeText: refuse('NotAllowedError') } });
  const field = await screen.findByLabelText<HTMLInputElement>(words.copyByHand);
  expect(field.value).toBe(TEXT);
  expect(field.selectionEnd).toBe(TEXT.length);
  expect(alert).not.toHaveBeenCalled();
  field.setSelectionRange(0, 0);
  click(shareWords.share);
  await waitFor(() => expect(field.selectionEnd).toBe(TEXT.length));
});
