import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { click } from '../../../tests/testing/screen';
import { NO_CHOICES } from '../../numbers/letter-choices';
import type { Card } from './picture/card';
import { drawPicture } from './picture/draw-picture';
import { pictureFile } from './picture/picture-file';
import { Share } from './Share';

// There is no canvas here: tests/share.spec.ts draws real pictures.
vi.mock('./picture/draw-picture', () => ({
  loadFont: vi.fn(async () => {}),
  drawPicture: vi.fn(),
}));
vi.mock('./picture/picture-file', () => ({ pictureFile: vi.fn() }));

const LIFE_PATH: Card = {
  kind: 'Life Path',
  numeral: '11',
  art: { kind: 'figure', number: 11 },
  title: 'Seeker',
  sentence: 'You’re here to learn.',
};
const SEAL: Card = {
  kind: 'All nine numbers',
  art: { kind: 'seal', numbers: [] },
  sentence: 'Nine.',
};
const ADA = { name: 'Ada King', choices: NO_CHOICES };
const FRAGMENT = '#name=Ada+King&date=1990-05-15&view=life-path';
const FILE = new File(['picture'], 'life-path-11-square.png', { type: 'image/png' });

const share = vi.fn(async (_: ShareData) => {});
const canShare = vi.fn(() => true);

beforeEach(() => {
  vi.mocked(pictureFile).mockResolvedValue(FILE);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Opens a result on a device, and presses Share. */
function press(device: object, props: Partial<Parameters<typeof Share>[0]> = {}) {
  vi.stubGlobal('navigator', device);
  render(<Share cards={[LIFE_PATH]} names={[ADA]} fragment={FRAGMENT} {...props} />);
  click('Share');
}

/** The pictures that were drawn since the last call. */
function drawn() {
  const calls = vi
    .mocked(drawPicture)
    .mock.calls.map(([, { id }, { card, hasNames }]) => [id, card.kind, hasNames]);
  vi.mocked(drawPicture).mockClear();
  return calls;
}

test('passes the picture, its words and the page to the device, without name and birth date', async () => {
  press({ share, canShare });
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share).toHaveBeenCalledWith({
    title: 'Life Path 11',
    text: 'Life Path 11: Seeker. You’re here to learn.',
    url: location.origin + location.pathname,
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

test('does nothing when the visitor closes the device’s dialog', async () => {
  const canceled = vi.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  press({ share: canceled, canShare });
  await waitFor(() => expect(canceled).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['cannot share', {}],
  ['cannot share pictures', { share, canShare: vi.fn(() => false) }],
  [
    'refuses',
    { share: vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError')), canShare },
  ],
])('opens the dialog where the device %s', async (_, device) => {
  press(device);
  expect(await screen.findByRole('dialog', { name: 'Share this result' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save picture' })).toBeTruthy();
});

test('shows three shapes, and names only once they are switched on', async () => {
  press({});
  const name = await screen.findByRole('switch', { name: 'Show my name' });
  await waitFor(() =>
    expect(drawn()).toEqual([
      ['square', 'Life Path', false],
      ['tall', 'Life Path', false],
      ['wide', 'Life Path', false],
    ]),
  );
  name.click();
  await waitFor(() =>
    expect(drawn().map(([, , hasNames]) => hasNames)).toEqual([true, true, true]),
  );
});

test('offers all nine numbers where there is a picture of them', async () => {
  press({}, { cards: [LIFE_PATH, SEAL] });
  (await screen.findByRole('radio', { name: 'All nine numbers' })).click();
  await waitFor(() => expect(drawn().at(-1)).toEqual(['wide', 'All nine numbers', false]));
});

test('has no switch for a result without a name, and no link that could not be opened', async () => {
  press({}, { names: [], fragment: undefined });
  await screen.findByRole('button', { name: 'Save picture' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
});

test('sends the shape that was chosen, where the device shares pictures', async () => {
  press({ share: vi.fn(async () => {}), canShare });
  vi.stubGlobal('navigator', { share, canShare });
  click('Choose a picture');
  (await screen.findByRole('radio', { name: 'Tall' })).click();
  click('Send picture');
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(vi.mocked(pictureFile).mock.calls.at(-1)?.[1]?.id).toBe('tall');
});

test('says so where the browser does not let a page save pictures', async () => {
  vi.mocked(pictureFile).mockRejectedValue(new Error('No picture.'));
  press({});
  await screen.findByRole('dialog');
  click('Save picture');
  expect(await screen.findByText(/take a screenshot/)).toBeTruthy();
});

test('says so where there is no canvas, and still copies the link', async () => {
  vi.mocked(drawPicture).mockImplementationOnce(() => {
    throw new Error('No canvas to draw on.');
  });
  press({});
  expect(await screen.findByText(/won’t draw pictures/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});
