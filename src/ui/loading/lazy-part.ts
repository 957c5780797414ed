import { type ComponentType, lazy } from 'react';

/** A part of a page that is loaded when it is first shown. One that fails to load is left out. */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load()
      .catch(() => () => null)
      .then((component: ComponentType<P>) => ({ default: component })),
  );
}
