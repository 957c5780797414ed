/** Gives the frame the height of the guide, and follows every change of it. */
function followHeight(frame: HTMLIFrameElement): void {
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    // In the next frame: a change of what is being measured is an error in this one.
    if (height) requestAnimationFrame(() => (frame.height = String(Math.ceil(height))));
  });
  const observe = () => {
    // Not the body, which is at least as tall as the frame and would never shrink.
    const column = frame.contentDocument?.querySelector('main > *');
    observer.disconnect();
    if (column) observer.observe(column);
  };
  frame.addEventListener('load', observe);
  observe();
}

/**
 * Prints the guide in place of its frame: browsers print a frame as one tall picture, cut wherever a
 * sheet ends. The copy has the guide's own styles, and neither exists on the screen.
 */
function printWhole(frame: HTMLIFrameElement): void {
  const copy = frame.nextElementSibling;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  addEventListener('beforeprint', () => {
    const guide = frame.contentDocument;
    const column = guide?.querySelector('main > *');
    if (!guide || !column) return;
    const rules = [...guide.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
    copy?.replaceChildren(document.importNode(column, true));
  });
  addEventListener('afterprint', () => {
    sheet.replaceSync('');
    copy?.replaceChildren();
  });
}

const frame = document.querySelector<HTMLIFrameElement>('main iframe');
if (frame) {
  followHeight(frame);
  printWhole(frame);
}
