/**
 * Runs in the page: finds texts that cross and boxes that stick out of their containers, then scrolls
 * through it and finds what slides over a text, stars near one, and particles on one.
 */
export function findLayoutFaults(): string[] {
  const CLEARANCE = 6;
  const faults = new Set<string>();
  const name = (text: string) => `“${text.trim().slice(0, 40)}”`;

  interface Line {
    readonly text: string;
    readonly box: DOMRect;
    readonly isOnSky: boolean;
    readonly parent: Element;
  }

  const isVisible = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const all = [...document.querySelectorAll('body *')].filter(isVisible);
  /** What stays where it is when the page scrolls, but for the stars. */
  const staying = all.filter(
    (element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
      !element.querySelector('[data-testid="star"]'),
  );
  /** Opaque ones hide what is scrolled under them: the header, the cart. */
  const covers = staying.filter((element) =>
    /^rgb\(/.test(getComputedStyle(element).backgroundColor),
  );
  const transparent = staying.filter((element) => !covers.includes(element));
  const scrollers = all.filter((element) => getComputedStyle(element).overflowX === 'auto');

  /** The lines of text of the whole page, where they are before it is scrolled. */
  function findLines(): Line[] {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!text.nodeValue?.trim() || !parent || !isVisible(parent)) continue;
      if (parent.closest('.visually-hidden, script, style, noscript')) continue;
      // The header and the footer cover the stars.
      const isOnSky = parent.closest('main') !== null;
      const around = scrollers.filter((scroller) => scroller.contains(parent));
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        const isScrolledOff = around.some((scroller) => {
          const { left, right } = scroller.getBoundingClientRect();
          return box.left < left || box.right > right;
        });
        if (box.width > 2 && !isScrolledOff) {
          lines.push({ text: text.nodeValue, box, isOnSky, parent });
        }
      }
    }
    return lines;
  }

  /** The lines that no header and no cart hides. */
  function uncovered(lines: readonly Line[]): Line[] {
    const areas = covers.map((cover) => ({ cover, area: cover.getBoundingClientRect() }));
    return lines.filter(
      ({ box, parent }) =>
        !areas.some(({ cover, area }) => overlaps(box, area) && !cover.contains(parent)),
    );
  }

  /** Of the lines that move with the page, those on the screen now, where they are now. */
  function onScreen(lines: readonly Line[]): Line[] {
    return lines
      .map((line) => {
        const { x, y, width, height } = line.box;
        return { ...line, box: new DOMRect(x, y - scrollY, width, height) };
      })
      .filter(({ box }) => box.top >= 0 && box.bottom <= innerHeight);
  }

  function overlaps(a: DOMRect, b: DOMRect): boolean {
    return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  }

  function findCrossings(lines: readonly Line[]) {
    const sorted = lines.toSorted((a, b) => a.box.top - b.box.top);
    for (const [index, { text, box }] of sorted.entries()) {
      for (const other of sorted.slice(index + 1)) {
        if (other.box.top >= box.bottom) break;
        // The box of a line is taller than its letters, by more than a third in large type.
        const shared = Math.min(box.bottom, other.box.bottom) - other.box.top;
        const isCrossing =
          shared > 0.35 * Math.max(box.height, other.box.height) &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3;
        if (isCrossing && text !== other.text) {
          faults.add(`${name(text)} crosses ${name(other.text)}`);
        }
      }
    }
  }

  function findSlides(lines: readonly Line[]) {
    for (const element of transparent) {
      const area = element.getBoundingClientRect();
      for (const { text, box } of lines) {
        if (overlaps(area, box)) {
          faults.add(`${name(element.textContent)} slides over ${name(text)}`);
        }
      }
    }
  }

  function findOverflow() {
    for (const element of all) {
      const parent = element.parentElement;
      if (!parent || element.closest('.visually-hidden, svg *, body > header')) continue;
      const { position, display } = getComputedStyle(element);
      const isInFlow = position === 'static' || position === 'relative';
      const isBox = !['inline', 'contents'].includes(display);
      const outer = getComputedStyle(parent);
      const isOpen = outer.overflowX === 'visible' || parent.matches('main');
      const isContained = isOpen && outer.display !== 'contents';
      const over = element.getBoundingClientRect().right - parent.getBoundingClientRect().right;
      if (isInFlow && isBox && isContained && over > 1.5) {
        faults.add(`${name(element.textContent)} sticks out by ${Math.round(over)} px`);
      }
    }
  }

  function findStars(lines: readonly Line[]) {
    for (const star of document.querySelectorAll(
      '[data-testid="star"], [data-testid="particle"]',
    )) {
      const { x, y, width, height } = star.getBoundingClientRect();
      const clear = star.matches('[data-testid="star"]') ? CLEARANCE : 0;
      const around = new DOMRect(x - clear, y - clear, width + 2 * clear, height + 2 * clear);
      for (const { text, box, isOnSky } of lines) {
        if (isOnSky && overlaps(around, box))
          faults.add(`a ${star.getAttribute('data-testid')} near ${name(text)}`);
      }
    }
  }

  scrollTo({ top: 0, behavior: 'instant' });
  const lines = findLines();
  findOverflow();
  findCrossings(uncovered(lines));
  const moving = lines.filter(({ parent }) => !staying.some((element) => element.contains(parent)));
  const hasStars = document.querySelector('[data-testid="star"]') !== null;
  // Only stars and what is not opaque can be near a text that is scrolled past them.
  const scrollHeight =
    hasStars || transparent.length > 0 ? document.documentElement.scrollHeight : 0;
  for (let y = 0; y < scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    const seen = uncovered(onScreen(moving));
    findSlides(seen);
    findStars(seen);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...faults];
}
