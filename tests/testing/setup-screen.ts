import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// The simulated page is wide, and everything in it is visible: it has no layout to ask.
vi.stubGlobal('matchMedia', () => ({ matches: false }));
Element.prototype.checkVisibility = () => true;
Element.prototype.scrollIntoView = () => {};
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
  sessionStorage.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

// A page opened anew. The simulated DOM has no navigation timing.
performance.getEntriesByType = () => [];
