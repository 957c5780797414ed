import { isSavingData } from '../../ui/browser/is-saving-data';

/**
 * Fetches the scripts of an island once the page has loaded, and runs none of them, so that turning to it
 * takes no network. Not a preload: in Firefox one that failed would fail for good.
 */
export function fetchEarly(addresses = ''): void {
  if (isSavingData()) return;
  function fetchAll() {
    for (const address of addresses.split(' ').filter(Boolean)) {
      fetch(address, { priority: 'low' })
        .then((response) => response.blob())
        .catch(() => {});
    }
  }
  if (document.readyState === 'complete') fetchAll();
  else addEventListener('load', fetchAll);
}
