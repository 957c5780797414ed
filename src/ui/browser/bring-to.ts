import type { MouseEvent } from 'react';

/**
 * Follows a link to a part of a result: scrolls to it, moves the focus there and unfolds a number of the
 * profile. The URL does not change, because its fragment belongs to private links.
 */
export function bringTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target?.matches('article')) target.querySelector('details')?.setAttribute('open', '');
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}
