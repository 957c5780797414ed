import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { encodeLogo, encodePhoto } from './encode-photo';

/** Astro's service for images, which here holds the weight of what it makes. */
const photoService: LocalImageService = {
  ...sharpService,
  async transform(photo, { width, height, format }) {
    if (format === 'png' && width && height) {
      return { data: await encodeLogo(photo, width, height), format };
    }
    if (!width || !height || (format !== 'webp' && format !== 'jpeg')) {
      throw new Error('A photo has a width, a height and one of three formats: src/site/photos.');
    }
    return { data: await encodePhoto(photo, { width, height, format }), format };
  },
};

// biome-ignore lint/style/noDefaultExport: Astro imports it so
export default photoService;
