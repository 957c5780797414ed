import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowser } from './ensure-browser.mjs';

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('ensureBrowser', () => {
  it('fetches nothing where there is a browser', async () => {
    const fetch = vi.fn();
    expect(await ensureBrowser(() => '/usr/bin/chromium', [fetch])).toBe('/usr/bin/chromium');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('tries one way after the other, until one has worked', async () => {
    let found: string | undefined;
    const failing = vi.fn();
    const working = vi.fn(async () => {
      found = '/usr/bin/chromium';
    });
    const needless = vi.fn();
    const path = await ensureBrowser(() => found, [failing, working, needless]);
    expect(path).toBe('/usr/bin/chromium');
    expect(failing).toHaveBeenCalledOnce();
    expect(needless).not.toHaveBeenCalled();
  });

  it('says in a sentence what to install when no way works', async () => {
    await expect(ensureBrowser(() => undefined, [vi.fn()])).rejects.toThrow(
      'The end-to-end tests need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  });
});
