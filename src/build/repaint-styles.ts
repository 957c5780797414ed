import type { Plugin } from 'vite';
import { type Palette, repaint } from '../config/colors';

/** The style sheets are written in the shipped colors; this gives them those of the configuration. */
export function repaintStyles(palette: Palette): Plugin {
  return {
    name: 'repaint-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler: (css) => ({ code: repaint(css, palette), map: null }),
    },
  };
}
