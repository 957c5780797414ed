/** The context of a canvas. Throws where the browser has none. */
export function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas to draw on.');
  return pen;
}

/** What was drawn on a canvas, as a PNG. Throws where the browser refuses. */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  if (!isReadable()) throw new Error('No picture.');
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('No picture.'))),
      'image/png',
    ),
  );
}

/**
 * Whether a canvas returns what was drawn on it. Browsers that guard against fingerprinting return a
 * blank picture or noise, and no error.
 */
function isReadable(): boolean {
  const drawn = [18, 52, 86, 255];
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const pen = penOf(canvas);
  pen.fillStyle = 'rgb(18, 52, 86)';
  pen.fillRect(0, 0, 8, 8);
  const { data } = pen.getImageData(0, 0, 8, 8);
  // Some browsers change a few values by one, which nobody sees.
  return data.every((value, index) => Math.abs(value - (drawn[index % 4] ?? 0)) < 8);
}
