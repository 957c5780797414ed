import { act, fireEvent, screen } from '@testing-library/react';

/** The affiliate offer that the pages of tools pass on. */
export const OFFER = { href: 'https://offer.test/', text: '5 minutes for $1' };

/** Fills a field by its label. */
export function fill(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

/** Chooses an option of a list by their labels. */
export function choose(label: string, option: string): void {
  const select = screen.getByLabelText<HTMLSelectElement>(label);
  const value = [...select.options].find(({ text }) => text === option)?.value;
  fireEvent.change(select, { target: { value } });
}

/** Focuses a field, as a visitor does first, and waits for the readings that the form fetches after that. */
export async function touchForm(label: string, readings: () => Promise<unknown> | undefined) {
  fireEvent.focus(screen.getByLabelText(label));
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

/** Fills fields by their labels, and clicks the button of their form. */
export function submit(button: string, fields: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(fields)) fill(label, value);
  click(button);
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
