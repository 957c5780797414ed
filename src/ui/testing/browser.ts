import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';

/** For a file of tests: it is noon of this day, and timers keep running. */
export function mockToday(year: number, month: number, day: number): void {
  const now = new Date(year, month - 1, day, 12);
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
}

/** Replaces the clipboard. Returns the function that is called to copy. */
export function mockClipboard(writeText = vi.fn(async (_text: string) => {})) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return writeText;
}

/** Lets the browser refuse to read or to change what is stored. */
export function refuseStorage(...methods: readonly ('getItem' | 'setItem' | 'removeItem')[]): void {
  for (const method of methods) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
  }
}

/** Waits until a page has read its lists from the storage. */
export function listsAreRead(): Promise<void> {
  return act(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 1))),
  );
}

/** The event of a page that comes back from the back/forward cache. */
export function pageFromCache(): Event {
  return Object.assign(new Event('pageshow'), { persisted: true });
}

/** Lets dialogs open: the simulated DOM has the element but not its methods. */
export function mockDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
