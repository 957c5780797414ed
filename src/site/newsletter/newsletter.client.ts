import { mountNewsletter } from './mount-newsletter';

const mount = () => mountNewsletter(window, Date.now);
const { prerendering } = document as { prerendering?: boolean };

// A provider learns only of pages that a visitor has opened.
if (prerendering) document.addEventListener('prerenderingchange', mount, { once: true });
else mount();
