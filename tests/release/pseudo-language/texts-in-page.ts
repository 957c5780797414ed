/** Runs in the page: everything in it that is read or heard, also what is not shown now. */
export function textsInPage(): readonly string[] {
  const attributes = 'alt aria-label aria-description aria-valuetext placeholder title'.split(' ');
  const said = [...document.querySelectorAll('*')].flatMap((element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  const ofMachines = [
    ...document.querySelectorAll<HTMLMetaElement>(
      '[name="description"], [property="og:title"], [property="og:description"], [property$=":alt"]',
    ),
  ].map(({ content }) => content);
  const lines: string[] = [];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest('script, style, title')) {
      lines.push((nodeValue ?? '').replace(/<[^>]*>/g, '')); // without a script, the markup is text
    }
  }
  const drawn = Reflect.get(globalThis, 'drawnTexts') as readonly string[];
  // The title of an article that is too long for a search engine ends at its colon.
  const heads = [document.title, ...ofMachines].map((head) =>
    head.replace(/^(⟦[^⟧]*)(?= \| )/, '$1⟧'),
  );
  return [lines.join('\n'), drawn.join('\n'), ...heads, ...said];
}

/** Runs in the page before its scripts: keeps what is written into pictures. */
export function recordDrawnTexts() {
  const drawn: string[] = [];
  Reflect.set(globalThis, 'drawnTexts', drawn);
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
    drawn.push(text);
    fillText.call(this, text, ...at);
  };
}
