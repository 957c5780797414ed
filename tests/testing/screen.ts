import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';

/** The affiliate offer that the pages of tools pass on. */
export const OFFER = { href: 'https://offer.test/', text: '5 minutes for $1' };

/** A field by the name that forms, links and this tab's memory know it by. */
export function field<Kind extends HTMLElement = HTMLInputElement>(name: string): Kind {
  return document.querySelector<Kind>(`[name="${name}"]`) ?? expect.fail(`no field ${name}`);
}

/** Fills a field. */
export function fill(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

/** Chooses from a list by the value. */
export function choose(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

/** Focuses a field, as a visitor does first, and waits for the readings that the form fetches after that. */
export async function touchForm(name: string, readings: () => Promise<unknown> | undefined) {
  fireEvent.focus(field(name));
  await act(async () => {
    await nextTask();
    await readings()?.catch(() => {});
  });
}

/** Waits for what was put off until a touch is painted. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Clicks a button by its accessible name. */
export function click(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

/** Fills fields, and submits their form. */
export function submit(fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) fill(name, value);
  const [first = ''] = Object.keys(fields);
  fireEvent.click(field(first).form?.querySelector('[type="submit"]') ?? expect.fail('no button'));
}

/** The number in the result, or null if there is no result. */
export function shownNumber(): string | null {
  return screen.queryByTestId('number')?.textContent ?? null;
}

/** What the shown number means: the sentence right after the title of the result. */
export function shownMeaning(): string | null {
  const meaning = screen.getByTestId('result').querySelector('h2 + [data-testid="meaning"]');
  return meaning?.textContent ?? null;
}

/** Waits for the reading and returns the headings of its parts. */
export async function readingParts(): Promise<(string | null)[]> {
  const result = await screen.findByTestId('result');
  return [...result.querySelectorAll('section h3')].map((heading) => heading.textContent);
}
