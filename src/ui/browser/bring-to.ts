import type { MouseEvent } from 'react';

/**
 * Follows a link to a part of a result: unfolds it and whatever it is in, scrolls to it and moves the
 * focus there. The URL does not change, because its fragment belongs to private links.
 */
export function bringTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  unfold(target);
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}

function unfold(target: HTMLElement): void {
  const own = target.querySelector(target.matches('article') ? 'details' : ':scope > details');
  own?.setAttribute('open', '');
  const around = target.closest('details');
  around?.setAttribute('open', '');
}
