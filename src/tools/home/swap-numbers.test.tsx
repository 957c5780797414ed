import { afterEach, expect, test, vi } from 'vitest';
import { swapNumbers } from './swap-numbers';

afterEach(() => void Reflect.deleteProperty(document, 'startViewTransition'));

test.each([
  [true, 0],
  [false, 1],
])('where a visitor wants no motion is %s, %i transitions are shown', (isStill, count) => {
  const start = vi.fn(({ update }: { update: () => void }) => {
    update();
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  });
  Object.assign(document, { startViewTransition: start });
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
  const place = document.createElement('p');
  place.innerHTML = '<span data-number="7">7</span>';
  const show = vi.fn();
  swapNumbers({ panel: place, from: place, to: place }, show);
  expect(show).toHaveBeenCalledOnce();
  expect(start).toHaveBeenCalledTimes(count);
});
