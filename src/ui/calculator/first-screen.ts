/** The parts of a result that are below a phone's screen, whatever the number. */
const BELOW = '[data-parts] > :nth-child(n + 3), [data-parts] ~ *';

/**
 * Leaves what is below a phone's screen out of a new result's first frame, by a rule of
 * Result.module.css: it would take about as long as all the rest.
 */
export function firstScreenFirst(place: Element | null): void {
  if (!place) return;
  const parts = place.querySelectorAll(BELOW);
  // On each of them: on the place, it would cost the styles of all that is in there.
  for (const part of parts) part.toggleAttribute('data-arriving', true);
  // Its first word comes right after that frame, wherever the place is.
  const frame = new IntersectionObserver(() => {
    frame.disconnect();
    for (const part of parts) part.removeAttribute('data-arriving');
  });
  frame.observe(place);
}
