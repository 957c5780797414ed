import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { click } from '../../../tests/testing/screen';
import { ShareScore } from './ShareScore';

const TEXT =
  'My Daily Destiny Score: 88% - Cosmic Alignment! Check your cosmic compatibility at Daily Destiny Decoder!';
const alert = vi.fn();

function press(device: { share?: unknown; clipboard?: unknown }) {
  vi.stubGlobal('alert', alert.mockReset());
  vi.stubGlobal('navigator', device);
  render(<ShareScore score={88} tier="cosmic-alignment" />);
  click('Share');
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('nothing is copied when the visitor closes the device’s dialog', async () => {
  const writeText = vi.fn();
  const share = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  press({ share, clipboard: { writeText } });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByLabelText('Copy this text')).toBeNull();
});

test.each([
  ['there is no share function', undefined],
  ['it refuses', vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'))],
])('the text is copied, and that is said, when %s', async (_, share) => {
  const writeText = vi.fn(async () => {});
  press({ share, clipboard: { writeText } });
  await waitFor(() => expect(alert).toHaveBeenCalledWith('Score copied to clipboard!'));
  expect(writeText).toHaveBeenCalledWith(TEXT);
});

test.each([
  ['refuses', { writeText: vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')) }],
  ['is absent', undefined],
])(
  'the text is shown, selected and without an alert, when the clipboard %s',
  async (_, clipboard) => {
    press({ clipboard });
    const field = await screen.findByLabelText<HTMLInputElement>('Copy this text');
    expect(field.value).toBe(TEXT);
    expect(field.selectionEnd).toBe(TEXT.length);
    expect(alert).not.toHaveBeenCalled();

    field.setSelectionRange(0, 0);
    click('Share');
    await waitFor(() => expect(field.selectionEnd).toBe(TEXT.length));
  },
);
