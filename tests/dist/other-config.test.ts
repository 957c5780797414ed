import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippedColors } from '../../src/config/colors';
import { buildSite } from '../testing/build-site';

const own = join(import.meta.dirname, '../../dist');
const isPicture = (file: string) => /\.(?:png|ico|svg|avif|webp|jpe?g)$/.test(file);

describe('a site built with another configuration', () => {
  let folder = '';
  let files: string[] = [];
  const read = (file: string) => readFileSync(join(folder, 'dist', file));

  /** What a browser gets to see of a file. */
  const decompressed = (file: string) => {
    if (file.endsWith('.br')) return brotliDecompressSync(read(file)).toString('latin1');
    if (file.endsWith('.gz')) return gunzipSync(read(file)).toString('latin1');
    return read(file).toString('latin1');
  };

  beforeAll(() => {
    folder = buildSite(readFileSync(join(import.meta.dirname, 'other-site.config.ts'), 'utf8'));
    const dist = join(folder, 'dist');
    files = globSync('**', { cwd: dist }).filter((file) => statSync(join(dist, file)).isFile());
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  test('contains neither our brand nor our placeholders', () => {
    const ours =
      /ninefold|example\.com|demo-offer|demo-affiliate|Orla Vesper|Mara Quill|PO Box 909|85001/i;
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((file) => ours.test(file) || ours.test(decompressed(file)))).toEqual([]);
  });

  test('has none of our colors in a text', () => {
    const colors = [...Object.values(shippedColors.night), ...Object.values(shippedColors.paper)];
    const ours = new RegExp(colors.filter((color) => color !== '#ffffff').join('|'), 'i');
    expect(files.filter((file) => ours.test(decompressed(file)))).toEqual([]);
  });

  test('has no picture and no icon in common with our site', () => {
    const pictures = files.filter(isPicture);
    expect(pictures.length).toBeGreaterThan(50);
    expect(pictures.filter((file) => read(file).equals(readFileSync(join(own, file))))).toEqual([]);
  });

  test('has its colors in the styles, the manifest and the frame of the browser', () => {
    const home = decompressed('index.html');
    expect(home).toContain('--night-ground:#04211f;');
    expect(home).toContain('<meta name="theme-color" content="#021514">');
    const manifest = JSON.parse(decompressed('manifest.webmanifest'));
    expect(manifest.background_color).toBe('#04211f');
    expect(manifest.theme_color).toBe('#021514');
    expect(decompressed('icon.svg')).toContain('#f2a68c');
  });

  test('contains its own values', () => {
    const home = read('index.html').toString();
    for (const value of [
      'Zahlenhaus',
      'https://www.zahlenhaus.test',
      'mailto:post@zahlenhaus.test',
      'Postfach 7',
      'https://partner.test/offer?offer_id=o-7&amp;aff_id=a-7',
      'alt="A first reading for two francs"',
      'Our partner’s offer: A first reading for two francs',
      'https://video.test/zahlenhaus',
    ]) {
      expect(home).toContain(value);
    }
  });
});
