/*
 * Reports that a page was opened: which page, the host that the visitor came from, and how wide the window is, by
 * class. It does not read the page's own address, where names and birth dates may stand.
 */

// Read while the script runs: later nobody knows which one it was.
const { page = '', counter = '' } = (document.currentScript as HTMLScriptElement).dataset;
const { prerendering, referrer } = document as Document & { prerendering?: boolean };
const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
  globalPrivacyControl?: boolean;
};

function count(): void {
  const address = new URL(counter);
  const from = new URL(referrer || origin);
  // The widths of a phone, a tablet and a screen, as GoatCounter wants them: width, height, scale.
  const width = innerWidth < 600 ? 360 : innerWidth < 1024 ? 768 : 1920;
  address.searchParams.set('p', page);
  address.searchParams.set('r', from.origin === origin ? '' : `https://${from.host}`);
  address.searchParams.set('s', `${width},0,1`);
  // Without cookies of the counter's, and without an answer that a page could read.
  fetch(address, { mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(() => {});
}

if (doNotTrack !== '1' && !globalPrivacyControl) {
  if (prerendering) document.addEventListener('prerenderingchange', count, { once: true });
  else count();
}
