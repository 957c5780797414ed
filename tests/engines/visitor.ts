import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { PressedKey, RunningEngine, Tab } from './tab';

const DATE = /^\d{4}-\d\d-\d\d$/;
const patience = { timeout: 20_000 };
/** Within this, a second click at the same place is a double click, whose second half the site ignores. */
const DOUBLE_CLICK_MS = 600;

/** What a visitor does and sees, the same in every engine. */
export type Visitor = Awaited<ReturnType<typeof visit>>['visitor'];

/** A visitor of a site with a window of this width, and what ends the visit. */
export async function visit(engine: RunningEngine, site: string, width: number) {
  let tab = await newTab();
  let clickedAt = 0;

  async function newTab(): Promise<Tab> {
    const fresh = await engine.newTab();
    await fresh.resize(width, 844);
    return fresh;
  }

  /** Runs a function in the page. */
  const run = <A extends readonly unknown[], T>(fn: (...args: A) => T, ...args: A) =>
    tab.evaluate(`(${fn})(...${JSON.stringify(args)})`) as Promise<T>;
  const until = (check: () => Promise<void>) => expect(check).toPass(patience);
  /** Waits until a function in the page gives this value. */
  const finds = <T>(look: () => T, value: NoInfer<T>) =>
    until(async () => expect<unknown>(await run(look)).toEqual(value));

  /** Fails if the page logged anything, was refused anything, or asked another host for anything. */
  const heardNothing = async () => expect(await run(heard)).toEqual([]);

  const visitor = {
    run,
    finds,
    heardNothing,
    open: async (path: string) => {
      await heardNothing();
      await tab.open(site + path);
    },
    reload: async () => {
      await heardNothing();
      await tab.reload();
    },
    /** Types into the field with this label. */
    fill: async (label: string, value: string) => {
      // A date is set as the browser's own picker sets it: how it is typed depends on the country.
      const isDate = DATE.test(value);
      await until(async () => expect(await run(enterField, label, isDate ? value : '')).toBe(true));
      if (!isDate) await tab.type(value);
    },
    /** Clicks what has this name, or a name that begins so, as soon as it can be clicked. */
    click: async (name: string) => {
      let place: Place | undefined;
      await until(async () => {
        const before = await run(locate, name);
        // What came near the screen is laid out in the next frames, and may move it.
        await run(() => new Promise((resolve) => setTimeout(resolve, 100)));
        const after = await run(locate, name);
        expect(before, `“${name}” cannot be clicked`).toBeTruthy();
        expect(before).toEqual(after);
        place = after;
      });
      await sleep(clickedAt + DOUBLE_CLICK_MS - Date.now());
      if (place) await tab.clickAt(place.x, place.y);
      clickedAt = Date.now();
    },
    press: (key: PressedKey) => tab.press(key),
    /** Waits until the elements with a test id have these texts. */
    sees: (testId: string, ...texts: readonly string[]) =>
      until(async () => expect(await run(textsOf, testId)).toEqual(texts)),
    /** Waits until the field with this label, or the element with this text, has the focus. */
    hasFocusOn: (text: string) => finds(focusedText, text),
    /** The link that was copied last. */
    copiedLink: async () => {
      // A browser that refuses to copy shows the link instead.
      await finds(isCopiedOrShown, true);
      return new URL(await run(() => watched.copied ?? ''));
    },
    /** Goes on as somebody else, whose browser has never seen the site. */
    leave: async () => {
      await heardNothing();
      await tab.close();
      tab = await newTab();
    },
  };
  return { visitor, end: () => tab.close() };
}

/** What watch.js remembers. */
declare const watched: { readonly noise: readonly string[]; readonly copied?: string };

interface Place {
  readonly x: number;
  readonly y: number;
}

// These run in the page.

function heard(): string[] {
  // An empty page, before the first visit.
  if (!location.protocol.startsWith('http')) return [];
  const outside = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(`${location.origin}/`) && !name.startsWith('data:'));
  return [...watched.noise, ...outside];
}

function enterField(label: string, date: string): boolean {
  const labels = [...document.querySelectorAll('label')];
  const field = labels.find((one) => one.textContent?.trim() === label)?.control;
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  if (date) {
    field.value = date;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else field.select();
  return document.activeElement === field;
}

function locate(name: string): Place | undefined {
  const all = document.querySelectorAll<HTMLElement>('button, a, summary, [role="tab"]');
  const nameOf = (one: HTMLElement) =>
    (one.ariaLabel ?? one.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const shown = [...all].filter((one) => one.checkVisibility() && !one.matches(':disabled'));
  const target =
    shown.find((one) => nameOf(one) === name) ?? shown.find((one) => nameOf(one).startsWith(name));
  if (!target) return undefined;
  // A visitor scrolls by hand, and a page that was held in its place lets go.
  dispatchEvent(new Event('wheel'));
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  return target.contains(document.elementFromPoint(place.x, place.y)) ? place : undefined;
}

function textsOf(testId: string): (string | null)[] {
  return [...document.querySelectorAll(`[data-testid="${testId}"]`)].map((one) => one.textContent);
}

function focusedText(): string | undefined {
  const focused = document.activeElement as HTMLInputElement | null;
  return (focused?.labels?.[0] ?? focused)?.textContent ?? undefined;
}

function isCopiedOrShown(): boolean {
  const isCopied = document.querySelector('main')?.textContent?.includes('Link copied.');
  const shown = document.querySelector<HTMLInputElement>('main input[readonly]');
  return isCopied || shown?.value === watched.copied;
}
