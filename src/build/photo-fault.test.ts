import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { photoFault } from './photo-fault';

const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
  .jpeg()
  .toBuffer();
const UNREADABLE = 'cannot be read; a photo is a JPEG, PNG, WebP or AVIF file';

test.each<[string, Uint8Array | string | undefined, string | undefined]>([
  ['whole.jpg', whole, undefined],
  ['none.jpg', undefined, 'is not there'],
  ['heavy.jpg', new Uint8Array(10.5 * 1024 * 1024), 'has 10.5 MB; a photo may have 10'],
  ['half.jpg', whole.subarray(0, whole.length / 2), UNREADABLE],
  ['words.jpg', 'not a photo', UNREADABLE],
  ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', UNREADABLE],
])('the fault of the photo %s', async (name, content, fault) => {
  const { folder, write } = temporaryFolder();
  if (content) write(name, content);
  expect(await photoFault(join(folder, name))).toBe(fault);
});
