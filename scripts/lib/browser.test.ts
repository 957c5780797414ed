import { describe, expect, it } from 'vitest';
import { findBrowser, findFirefox } from './browser.mjs';

const playwrights = '/cache/chromium/chrome';

/** A machine on which just these files are browsers that start. */
function machine(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, browsers: string[]) {
  const works = (file: string) => browsers.includes(file);
  return { platform, env, works, playwrightPath: () => playwrights };
}

const env = { PATH: '/usr/local/bin::relative:/usr/bin' };
const windows = { ProgramFiles: 'C:\\Program Files', LocalAppData: 'C:\\Users\\a\\AppData' };

describe('findBrowser', () => {
  it('takes the one that was asked for before any other', () => {
    const asked = { ...env, CHROMIUM_PATH: '/opt/mine' };
    const found = findBrowser(machine('linux', asked, ['/usr/bin/chromium', '/opt/mine']));
    expect(found).toBe('/opt/mine');
  });

  it('says in a sentence that the one asked for does not start', () => {
    const asked = { ...env, CHROMIUM_PATH: '/opt/mine' };
    expect(() => findBrowser(machine('linux', asked, ['/usr/bin/chromium']))).toThrow(
      'CHROMIUM_PATH is “/opt/mine”, which is not a Chromium that starts.',
    );
  });

  it.each([
    ['linux', ['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    ['linux', ['/usr/bin/chromium', '/usr/local/bin/chromium'], '/usr/local/bin/chromium'],
    ['linux', ['/usr/bin/chromium-browser', playwrights], '/usr/bin/chromium-browser'],
    ['linux', ['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
    ['linux', ['/usr/bin/chrome'], '/usr/bin/chrome'],
    ['linux', ['relative/chromium', 'chromium'], undefined],
    ['linux', [playwrights], playwrights],
    ['linux', [], undefined],
    ['darwin', [playwrights, macChrome()], macChrome()],
    ['darwin', ['/usr/local/bin/chromium', macChrome()], '/usr/local/bin/chromium'],
  ] as const)('on %s with %j finds %s', (platform, browsers, expected) => {
    expect(findBrowser(machine(platform, env, [...browsers]))).toBe(expected);
  });

  it.each([
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Users\\a\\AppData\\Google\\Chrome\\Application\\chrome.exe',
  ])('on Windows finds %s', (chrome) => {
    expect(findBrowser(machine('win32', windows, [playwrights, chrome]))).toBe(chrome);
  });
});

function macChrome() {
  return '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
}

describe('findFirefox', () => {
  it.each([
    ['linux', ['/usr/bin/firefox-esr', '/usr/bin/chromium'], '/usr/bin/firefox-esr'],
    ['linux', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], '/usr/bin/firefox'],
    ['linux', ['/usr/bin/chromium', playwrights], undefined],
    ['darwin', [macFirefox()], macFirefox()],
  ] as const)('on %s with %j finds %s', (platform, browsers, expected) => {
    expect(findFirefox(machine(platform, env, [...browsers]))).toBe(expected);
  });

  it('finds the one of Windows', () => {
    const path = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe';
    expect(findFirefox(machine('win32', windows, [path]))).toBe(path);
  });

  it('says in a sentence that the one asked for does not start', () => {
    const asked = { ...env, FIREFOX_PATH: '/opt/mine' };
    expect(() => findFirefox(machine('linux', asked, ['/usr/bin/firefox']))).toThrow(
      'FIREFOX_PATH is “/opt/mine”, which is not a Firefox that starts.',
    );
  });
});

function macFirefox() {
  return '/Applications/Firefox.app/Contents/MacOS/firefox';
}
