import type { Colors } from './page-colors';

/** What is needed to draw. */
export interface Tools {
  readonly pen: CanvasRenderingContext2D;
  readonly colors: Colors;
  /** The font at a size in pixels. */
  readonly serif: (size: number) => string;
}
