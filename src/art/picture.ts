import { inks, Pen } from './pen';

/** A picture that can be drawn at any time, always the same. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}

/** A picture in an article: 720 wide, on the article's own paper. */
export function paperPicture(height: number, compose: (pen: Pen) => readonly string[]): Picture {
  const width = 720;
  return {
    width,
    height,
    draw: () => {
      const pen = new Pen(inks.paper);
      return pen.finish(width, height, compose(pen));
    },
  };
}

/** An article's hero, which is also its card and its share image: 1200 × 630 on the night. */
export function heroPicture(compose: (pen: Pen) => readonly string[]): Picture {
  const [width, height] = [1200, 630];
  return {
    width,
    height,
    draw: () => {
      const pen = new Pen(inks.night);
      return pen.finish(width, height, compose(pen), inks.night.ground);
    },
  };
}
