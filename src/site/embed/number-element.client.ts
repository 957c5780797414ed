/*
 * The script for other people's pages. `<ninefold-number kind="life-path">` shows the frame below its link,
 * which stays until the frame has answered: it may be forbidden there, or the network may be gone.
 */

/** No answer is as tall as this, in the narrowest column. */
const MAX_HEIGHT = 2000;

// Read while the script runs: later nobody knows which one it was.
const { src } = document.currentScript as HTMLScriptElement;

class NumberElement extends HTMLElement {
  #removed = new AbortController();

  connectedCallback() {
    const { signal } = this.#removed;
    const link = this.querySelector('a');
    const kind = this.getAttribute('kind') === 'personal-year' ? 'personal-year' : 'life-path';
    const frame = document.createElement('iframe');
    const address = new URL(src.replace(/\.js$/, `/${kind}`));
    address.hash = this.getAttribute('colors') ?? '';
    frame.src = address.href;
    frame.title = link?.textContent ?? kind;
    frame.loading = 'lazy';
    frame.referrerPolicy = 'no-referrer';
    frame.height = '0';
    Object.assign(frame.style, { width: '100%', border: '0' });
    function fit({ source, origin, data }: MessageEvent) {
      if (source !== frame.contentWindow || origin !== address.origin) return;
      const height = Number(data?.ninefoldHeight);
      if (!(height > 0)) return;
      frame.height = String(Math.min(Math.ceil(height), MAX_HEIGHT));
      if (link) link.hidden = true;
    }
    addEventListener('message', fit, { signal });
    this.append(frame);
  }

  /** Moved to another place, it starts anew there. */
  disconnectedCallback() {
    this.#removed.abort();
    this.#removed = new AbortController();
    this.querySelector('iframe')?.remove();
    const link = this.querySelector('a');
    if (link) link.hidden = false;
  }
}

// The script may stand on a page twice.
if (!customElements.get('ninefold-number')) {
  customElements.define('ninefold-number', NumberElement);
}
