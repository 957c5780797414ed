import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from '../primitives/ErrorBoundary';
import styles from './Stage.module.css';

type Props = {
  isShown: boolean;
  children: ReactNode;
};

/**
 * Draws a result outside the page until it is shown, and then puts it there whole: to draw it takes
 * longer than to show it, and what a browser does for the first time takes it twice as long.
 */
export function Stage({ isShown, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // None where the page is built, which has no result.
  const [stage] = useState(() => globalThis.document?.createElement('div'));
  const isDrawn = Boolean(children);

  useLayoutEffect(() => {
    if (!isShown) return;
    place.current?.append(stage);
    return () => stage.remove();
  }, [stage, isShown]);

  useEffect(() => {
    if (!isDrawn || stage.isConnected) return;
    // Laid out where it will stand, and gone within this task: nobody can meet it there.
    stage.className = styles.unseen ?? '';
    place.current?.append(stage);
    stage.getBoundingClientRect();
    stage.remove();
    stage.removeAttribute('class');
  }, [stage, isDrawn]);

  return (
    <div ref={place}>
      {isDrawn && createPortal(<ErrorBoundary>{children}</ErrorBoundary>, stage)}
    </div>
  );
}
