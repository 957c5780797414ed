import { describeSigil, sigil } from '../../art/sigil';
import { pageColors } from '../../ui/result/draw-result-card';

const SIZE = 1080;
const SCALE = 3.5;

/** The shape of a name as a drawing that scales, in gold on nothing, to print or to engrave. */
export function sigilSvg(values: readonly number[]): Blob {
  const shape = sigil(values);
  const { line = '', start, end } = shape ?? {};
  const { gold } = pageColors();
  const parts = [
    `<title>${describeSigil(values)}</title>`,
    '<circle r="100" stroke-opacity=".35"/>',
    `<path d="${line}" stroke-width="4"/>`,
    start && `<circle cx="${start.x}" cy="${start.y}" r="10" stroke-width="2.5"/>`,
    end && `<circle cx="${end.x}" cy="${end.y}" r="7" fill="${gold}"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-150 -150 300 300" fill="none" stroke="${gold}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The same as a square picture on the page's own ground. */
export async function sigilPng(values: readonly number[]): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  const shape = sigil(values);
  if (!pen || !shape) throw new Error('No canvas to draw on.');
  const { ground, gold } = pageColors();
  pen.fillStyle = ground;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.translate(SIZE / 2, SIZE / 2);
  pen.scale(SCALE, SCALE);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = gold;
  pen.fillStyle = gold;
  const circle = (x: number, y: number, radius: number) => {
    const path = new Path2D();
    path.arc(x, y, radius, 0, 2 * Math.PI);
    return path;
  };
  pen.globalAlpha = 0.35;
  pen.stroke(circle(0, 0, 100));
  pen.globalAlpha = 1;
  pen.lineWidth = 4;
  pen.stroke(new Path2D(shape.line));
  pen.lineWidth = 2.5;
  pen.stroke(circle(shape.start.x, shape.start.y, 10));
  pen.fill(circle(shape.end.x, shape.end.y, 7));
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('No picture.'))),
      'image/png',
    ),
  );
}
