import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Files of tests share a page and React, but nothing that a module of ours remembers or a file mocks.
vi.resetModules();

// The simulated page is wide, and everything in it is visible: it has no layout to ask.
Object.assign(window, { matchMedia: () => ({ matches: false }) });
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollIntoView = () => {};
// It has no style sheets either, and to ask for styles takes most of the time of a query by role.
const shown = document.createElement('p').style;
const hidden = Object.assign(document.createElement('p').style, { display: 'none' });
window.getComputedStyle = (element) =>
  element.matches('[hidden], dialog:not([open])') ? hidden : shown;
Object.assign(globalThis, {
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

// A busy machine may take longer than the usual second to show something.
configure({ asyncUtilTimeout: 30_000 });

// Any console message fails a test, unless the test itself mocks it.
beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...message) => {
      throw new Error(`console.${level}: ${message.join(' ')}`);
    });
  }
});

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// A page opened anew. The simulated DOM has no navigation timing.
performance.getEntriesByType = () => [];
