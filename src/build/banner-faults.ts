import { join } from 'node:path';
import sharp from 'sharp';
import { keyName } from '../config/fault-sentences';
import type { SiteConfig } from '../config/schema';
import { photoFault } from './photo-fault';

const FOLDER = 'pictures';
/** The least width of each picture, and how many times as wide as high it is at least, or it would be too tall. */
const shapes = { wide: { width: 720, ratio: 6 }, narrow: { width: 300, ratio: 3 } } as const;

/** What is wrong with an owner's own banners, a sentence each. */
export async function bannerFaults(
  root: string,
  affiliate: SiteConfig['affiliate'],
): Promise<readonly string[]> {
  if (!affiliate) return [];
  const offers = [
    [['affiliate'], affiliate] as const,
    ...Object.entries(affiliate.byKind).map(
      ([kind, offer]) => [['affiliate', 'byKind', kind], offer] as const,
    ),
  ];
  const faults = offers.flatMap(([path, offer]) => {
    const { banner } = offer ?? {};
    if (!banner) return [];
    return (['wide', 'narrow'] as const).map(async (name) => {
      const file = `${FOLDER}/${banner[name]}`;
      const fault =
        (await photoFault(join(root, file))) ?? (await shapeFault(join(root, file), name));
      return fault && `site.config.ts: “${keyName([...path, 'banner', name])}”: ${file} ${fault}.`;
    });
  });
  return (await Promise.all(faults)).filter((fault) => fault !== undefined);
}

async function shapeFault(file: string, name: keyof typeof shapes): Promise<string | undefined> {
  const { width, ratio } = shapes[name];
  const { autoOrient } = await sharp(file).metadata();
  if (autoOrient.width >= width && autoOrient.width >= ratio * autoOrient.height) return undefined;
  return `has ${autoOrient.width} × ${autoOrient.height} pixels; it wants to be at least ${width} wide, and ${ratio} times as wide as high`;
}
