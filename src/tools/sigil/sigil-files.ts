import { describeSigil } from '#texts/art';
import { sigilParts } from '../../art/sigil';
import { pageColors, penOf, pngOf } from '../../result/share/picture/canvas';
import { drawSigil } from '../../result/share/picture/draw-figure';

const SIZE = 1080;

/** The shape of a name as a drawing that scales, in gold on nothing, to print or to engrave. */
export function sigilSvg(values: readonly number[]): Blob {
  const { gold } = pageColors();
  const paths = sigilParts(values).map(({ path, width, opacity = 1 }) => {
    const ink = width ? `stroke="${gold}" stroke-width="${width}"` : `fill="${gold}"`;
    return `<path d="${path}" ${ink} opacity="${opacity}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${describeSigil(values)}</title>${paths.join('')}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The same as a square picture on the page's own ground. */
export async function sigilPng(values: readonly number[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = penOf(canvas);
  const colors = pageColors();
  pen.fillStyle = colors.ground;
  pen.fillRect(0, 0, SIZE, SIZE);
  drawSigil({ pen, colors }, values, { x: SIZE / 2, y: SIZE / 2, radius: 350 });
  return pngOf(canvas);
}
