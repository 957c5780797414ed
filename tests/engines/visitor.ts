import { expect } from '@playwright/test';
import type { PressedKey, RunningEngine, Tab } from './tab';

const DATE = /^\d{4}-\d\d-\d\d$/;
const patience = { timeout: 20_000 };

/** What a visitor does and sees, the same in every engine. */
export interface Visitor {
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Types into the field with this label, or into the second one of two. */
  readonly fill: (label: string, value: string, index?: number) => Promise<void>;
  /** Clicks what has this name, or a name that begins so, as soon as it can be clicked. */
  readonly click: (name: string) => Promise<void>;
  readonly press: (key: PressedKey) => Promise<void>;
  /** Waits until the elements with a test id have these texts. */
  readonly sees: (testId: string, ...texts: readonly string[]) => Promise<void>;
  /** Waits until a function in the page gives this value. */
  readonly finds: <T>(look: () => T, value: NoInfer<T>) => Promise<void>;
  /** Waits until the field with this label, or the element with this text, has the focus. */
  readonly hasFocusOn: (text: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly run: <A extends readonly unknown[], T>(fn: (...args: A) => T, ...args: A) => Promise<T>;
  /** The link that was copied last. */
  readonly copiedLink: () => Promise<URL>;
  /** Goes on as somebody else, whose browser has never seen the site. */
  readonly leave: () => Promise<void>;
  /** Fails if the page logged anything, was refused anything, or asked another host for anything. */
  readonly heardNothing: () => Promise<void>;
}

/** A visitor of a site with a window of this width, and what ends the visit. */
export async function visit(engine: RunningEngine, site: string, width: number) {
  let tab = await newTab();

  async function newTab(): Promise<Tab> {
    const fresh = await engine.newTab();
    await fresh.resize(width, 844);
    return fresh;
  }

  const run: Visitor['run'] = (fn, ...args) =>
    tab.evaluate(`(${fn})(...${JSON.stringify(args)})`) as Promise<never>;
  const until = (check: () => Promise<void>) => expect(check).toPass(patience);
  const finds: Visitor['finds'] = (look, value) =>
    until(async () => expect<unknown>(await run(look)).toEqual(value));

  const visitor: Visitor = {
    run,
    finds,
    open: async (path) => {
      await visitor.heardNothing();
      await tab.open(site + path);
    },
    reload: async () => {
      await visitor.heardNothing();
      await tab.reload();
    },
    fill: async (label, value, index = 0) => {
      // A date is set as the browser's own picker sets it: how it is typed depends on the country.
      const isDate = DATE.test(value);
      await until(async () =>
        expect(await run(enterField, label, index, isDate ? value : '')).toBe(true),
      );
      if (!isDate) await tab.type(value);
    },
    click: async (name) => {
      let place: Place | undefined;
      await until(async () => {
        const [before, after] = [await run(locate, name), await run(locate, name)];
        expect(before, `“${name}” cannot be clicked`).toBeTruthy();
        expect(before).toEqual(after);
        place = after;
      });
      if (place) await tab.clickAt(place.x, place.y);
    },
    press: async (key) => void (await tab.press(key)),
    sees: (testId, ...texts) =>
      until(async () => expect(await run(textsOf, testId)).toEqual(texts)),
    hasFocusOn: (text) => finds(focusedText, text),
    copiedLink: async () => {
      // A browser that refuses to copy shows the link instead.
      await finds(isCopiedOrShown, true);
      return new URL(await run(() => watched.copied ?? ''));
    },
    leave: async () => {
      await visitor.heardNothing();
      await tab.close();
      tab = await newTab();
    },
    heardNothing: async () => expect(await run(heard)).toEqual([]),
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

function enterField(label: string, index: number, date: string): boolean {
  const labels = [...document.querySelectorAll('label')];
  const field = labels.filter((one) => one.textContent?.trim() === label)[index]?.control;
  const isReady = !document.querySelector('main astro-island[ssr]');
  if (!(field instanceof HTMLInputElement) || !isReady) return false;
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
