import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { numbers } from '#texts/numbers';
import * as words from '#texts/result/share';
import * as picture from '#texts/result/share/picture';
import { click } from '../../../tests/testing/screen';
import { NO_CHOICES } from '../../numbers/letter-choices';
import { mockDialogs } from '../../ui/testing/browser';
import { pictureFile } from './picture/draw-picture';
import type { ResultCard } from './picture/result-card';
import { Share } from './Share';

// There is no canvas here: tests/share.spec.ts draws real pictures.
vi.mock('./picture/draw-picture', () => ({
  loadFont: async () => {},
  drawPicture: vi.fn(),
  pictureFile: vi.fn(),
}));

const LIFE_PATH: ResultCard = {
  kind: numbers['life-path'].label,
  numeral: '11',
  art: { kind: 'figure', number: 11 },
  title: 'Seeker',
  sentence: 'You’re here to learn.',
};
const ADA = { name: 'Ada King', letters: NO_CHOICES };
const LINK = '#name=Ada+King&date=1990-05-15&view=life-path';
const FILE = new File(['picture'], 'life-path-11-square.png', { type: 'image/png' });

const share = vi.fn(async (_: ShareData) => {});
const canShare = (): boolean => true;

const refuse = (name: string) => vi.fn().mockRejectedValue(new DOMException('', name));

beforeEach(() => {
  vi.mocked(pictureFile).mockResolvedValue(FILE);
  mockDialogs();
});

afterEach(() => void vi.clearAllMocks());

/** Opens a result on a device, and presses Share. */
function press(device: object, props: Partial<Parameters<typeof Share>[0]> = {}) {
  vi.stubGlobal('navigator', device);
  render(<Share cards={[LIFE_PATH]} names={[ADA]} link={LINK} {...props} />);
  click(words.share);
}

test('passes the picture, its words and the page to the device, without name and birth date', async () => {
  // The page was opened by a link to the result.
  history.replaceState(null, '', LINK);
  press({ share, canShare });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  history.replaceState(null, '', location.pathname);
  expect(share).toHaveBeenCalledWith({
    title: 'Life Path 11',
    text: 'Life Path 11: Seeker. You’re here to learn.',
    url: location.href,
    files: [FILE],
  });
  expect(vi.mocked(pictureFile).mock.calls[0]?.[0].hasNames).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shares the words alone where the picture cannot be drawn', async () => {
  vi.mocked(pictureFile).mockRejectedValue(new Error('No canvas.'));
  press({ share, canShare });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0]).not.toHaveProperty('files');
});

test.each([
  ['cannot share', {}],
  ['cannot share pictures', { share, canShare: (): boolean => false }],
  ['refuses', { share: refuse('NotAllowedError'), canShare }],
])('opens the dialog where the device %s', async (_, device) => {
  press(device);
  expect(await screen.findByRole('dialog', { name: picture.shareThisResult })).toBeTruthy();
  expect(screen.getByRole('button', { name: picture.copyLink })).toBeTruthy();
  expect(screen.getByRole('button', { name: picture.savePicture })).toBeTruthy();
});

test('has no switch for a result without a name, and no link that could not be opened', async () => {
  press({}, { names: [], link: undefined });
  await screen.findByRole('button', { name: picture.savePicture });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: picture.copyLink })).toBeNull();
});

test('sends the shape that was chosen, where the device shares pictures', async () => {
  press({ share: vi.fn(async () => {}), canShare });
  vi.stubGlobal('navigator', { share, canShare });
  click(words.chooseAPicture);
  (await screen.findByRole('radio', { name: picture.formats.tall })).click();
  click(picture.sendPicture);
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(vi.mocked(pictureFile).mock.calls.at(-1)?.[1]?.id).toBe('tall');
});

test('keeps the picture that was chosen when the result renders again', async () => {
  const cards = () =>
    [{ ...LIFE_PATH }, { ...LIFE_PATH, kind: numbers.destiny.label }] satisfies [
      ResultCard,
      ResultCard,
    ];
  vi.stubGlobal('navigator', {});
  const { rerender } = render(<Share cards={cards()} names={[ADA]} />);
  click(words.share);
  (await screen.findByRole('radio', { name: 'Destiny 11' })).click();
  rerender(<Share cards={cards()} names={[ADA]} />);
  expect(screen.getByRole('radio', { name: 'Destiny 11', checked: true })).toBeTruthy();
});
