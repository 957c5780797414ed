import { inks, Pen } from './pen';

/** A picture that can be drawn at any time, always the same. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
  /** The same for a reader who prefers dark. */
  readonly byLamp?: Picture;
}

/** An article's pictures: its hero, and those in its text by name. */
export type ArticlePictures = { readonly hero: Picture } & Readonly<Record<string, Picture>>;

type Composition = (pen: Pen) => readonly string[];

/** A picture on its own ground. */
export function pictureOn(
  ground: keyof typeof inks,
  width: number,
  height: number,
  compose: Composition,
): Picture {
  return {
    width,
    height,
    draw: () => {
      const pen = new Pen(inks[ground]);
      return pen.finish(width, height, compose(pen), 'ground');
    },
  };
}

/** A picture in an article: 720 wide, on whatever paper it is laid, or by lamplight. */
export function paperPicture(height: number, compose: Composition): Picture {
  const width = 720;
  return {
    width,
    height,
    draw: () => {
      const pen = new Pen(inks.paper);
      return pen.finish(width, height, compose(pen));
    },
    byLamp: pictureOn('lamp', width, height, compose),
  };
}

/** An article's hero, which is also its card and its share image: 1200 × 630 on the night. */
export function heroPicture(compose: Composition): Picture {
  return pictureOn('night', 1200, 630, compose);
}
