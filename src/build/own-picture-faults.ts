import { join } from 'node:path';
import sharp from 'sharp';
import { keyName } from '../config/fault-sentences';
import type { SiteConfig } from '../config/schema';
import { photoFault } from './photo-fault';

const FOLDER = 'pictures';

/** What a picture of the owner's own has to be: so wide at least, and so many times as wide as high. */
interface Shape {
  readonly width: number;
  readonly ratio: number;
  readonly isExact?: true;
}

const wide: Shape = { width: 720, ratio: 6 };
const narrow: Shape = { width: 300, ratio: 3 };
const square: Shape = { width: 96, ratio: 1, isExact: true };

/** What is wrong with an owner's own logo and banners, a sentence each. */
export async function ownPictureFaults(
  root: string,
  { affiliate, logo }: Pick<SiteConfig, 'affiliate' | 'logo'>,
): Promise<readonly string[]> {
  const offers = affiliate
    ? [
        { path: ['affiliate'], offer: affiliate },
        ...Object.entries(affiliate.byKind).map(([kind, offer]) => ({
          path: ['affiliate', 'byKind', kind],
          offer,
        })),
      ]
    : [];
  const pictures = [
    ...(logo === undefined ? [] : [{ path: ['logo'], name: logo, shape: square }]),
    ...offers.flatMap(({ path, offer }) => {
      const { banner } = offer ?? {};
      if (!banner) return [];
      return [
        { path: [...path, 'banner', 'wide'], name: banner.wide, shape: wide },
        { path: [...path, 'banner', 'narrow'], name: banner.narrow, shape: narrow },
      ];
    }),
  ];
  const faults = await Promise.all(
    pictures.map(async ({ path, name, shape }) => {
      const file = `${FOLDER}/${name}`;
      const at = join(root, file);
      const fault = (await photoFault(at)) ?? (await shapeFault(at, shape));
      return fault && `site.config.ts: “${keyName(path)}”: ${file} ${fault}.`;
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}

async function shapeFault(file: string, shape: Shape): Promise<string | undefined> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const fits = shape.isExact ? width === height : width >= shape.ratio * height;
  if (width >= shape.width && fits) return undefined;
  const form = shape.isExact ? 'as wide as high' : `at least ${shape.ratio} times as wide as high`;
  return `has ${width} × ${height} pixels; it wants to be at least ${shape.width} wide, and ${form}`;
}
