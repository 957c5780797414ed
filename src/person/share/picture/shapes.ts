/** The shapes of a picture: for a message, for a story and for a post with a link. */
export const shapes = [
  { id: 'square', label: 'Square', width: 1080, height: 1080 },
  { id: 'tall', label: 'Tall', width: 1080, height: 1920 },
  { id: 'wide', label: 'Wide', width: 1200, height: 630 },
] as const;

export type Shape = (typeof shapes)[number];
