import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoFault } from './photo-fault';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
afterAll(() => rmSync(folder, { recursive: true }));

const square = sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } });
const UNREADABLE = 'cannot be read; a photo is a JPEG, PNG, WebP or AVIF file';

async function faultOf(name: string, content: Uint8Array | string) {
  writeFileSync(join(folder, name), content);
  return photoFault(join(folder, name));
}

test('a photo that is missing, heavy, cut off or no photo has one sentence', async () => {
  const whole = await square.jpeg().toBuffer();
  expect(await faultOf('whole.jpg', whole)).toBeUndefined();
  expect(await photoFault(join(folder, 'none.jpg'))).toBe('is not there');
  expect(await faultOf('heavy.jpg', new Uint8Array(10.5 * 1024 * 1024))).toBe(
    'has 10.5 MB; a photo may have 10',
  );
  expect(await faultOf('half.jpg', whole.subarray(0, whole.length / 2))).toBe(UNREADABLE);
  expect(await faultOf('words.jpg', 'not a photo')).toBe(UNREADABLE);
  expect(await faultOf('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(
    UNREADABLE,
  );
});
