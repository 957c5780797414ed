/** A circle as a path, which can draw itself from its beginning to its end. */
export function circlePath(x: number, y: number, radius: number): string {
  const arc = (to: number) => `A${radius} ${radius} 0 0 1 ${x} ${to}`;
  return `M${x} ${round(y - radius)}${arc(round(y + radius))}${arc(round(y - radius))}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
