/** Starts to fetch in a task of its own: many at once would hold up a press. */
export function soon<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(load()));
  });
}
