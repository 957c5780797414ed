import { pngOf } from './canvas';
import { titleOf } from './card';
import { drawPicture, loadFont, type ResultPicture } from './draw-picture';
import { type Shape, shapes } from './shapes';

/** A picture as a file: `life-path-11-square.png`. Throws where the browser refuses. */
export async function pictureFile(picture: ResultPicture, shape: Shape = shapes[0]): Promise<File> {
  await loadFont(picture);
  const canvas = document.createElement('canvas');
  drawPicture(canvas, shape, picture);
  const words = `${titleOf(picture.card)} ${shape.id}`.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return new File([await pngOf(canvas)], `${words.join('-')}.png`, { type: 'image/png' });
}
