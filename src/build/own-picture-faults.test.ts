import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/testing/temporary-folder';
import { ownPictureFaults } from './own-picture-faults';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
const offer = { address: 'https://a.test/', text: 'An offer', byKind: {} };
const banner = (wide: string, narrow: string) => ({ wide, narrow, alt: 'An offer' });

test('a square logo and banners of the usual sizes pass, and so do an offer without one and no offer', async () => {
  const { folder, write } = temporaryFolder();
  write('pictures/728x90.png', await picture(728, 90));
  write('pictures/320x100.png', await picture(320, 100));
  write('pictures/96x96.png', await picture(96, 96));
  const own = { ...offer, banner: banner('728x90.png', '320x100.png') };
  expect(await ownPictureFaults(folder, { affiliate: own, logo: '96x96.png' })).toEqual([]);
  expect(await ownPictureFaults(folder, { affiliate: offer })).toEqual([]);
  expect(await ownPictureFaults(folder, { affiliate: false })).toEqual([]);
});

test('a picture that is not there, is none, is too small or too tall has its sentence', async () => {
  const { folder, write } = temporaryFolder();
  write('pictures/300x250.png', await picture(300, 250));
  write('pictures/299x50.png', await picture(299, 50));
  write('pictures/words.png', 'no picture');
  const affiliate = {
    ...offer,
    banner: banner('300x250.png', '299x50.png'),
    byKind: { article: { ...offer, banner: banner('none.png', 'words.png') } },
  };
  expect(await ownPictureFaults(folder, { affiliate, logo: '300x250.png' })).toEqual([
    'site.config.ts: “logo”: pictures/300x250.png has 300 × 250 pixels; it wants to be at least 96 wide, and as wide as high.',
    'site.config.ts: “affiliate.banner.wide”: pictures/300x250.png has 300 × 250 pixels; it wants to be at least 720 wide, and at least 6 times as wide as high.',
    'site.config.ts: “affiliate.banner.narrow”: pictures/299x50.png has 299 × 50 pixels; it wants to be at least 300 wide, and at least 3 times as wide as high.',
    'site.config.ts: “affiliate.byKind.article.banner.wide”: pictures/none.png is not there.',
    'site.config.ts: “affiliate.byKind.article.banner.narrow”: pictures/words.png cannot be read; a photo is a JPEG, PNG, WebP or AVIF file.',
  ]);
});
