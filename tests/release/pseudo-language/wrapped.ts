/*
 * What the texts become in the pseudo-language, in browsers as on the server.
 */

/** A text in brackets; of a table every text, and of a function what it returns. */
export const wrapped = (value: unknown) =>
  mapped(value, (text) => (isText(text) ? `⟦${text}⟧` : text));

/** What a function is handed may have come from the texts, too. */
const unwrapped = (value: unknown) => mapped(value, (text) => text.replace(/[⟦⟧]/g, ''));

/** Figures are in no language, and addresses are for browsers. */
const isText = (text: string) => /\p{L}{2}/u.test(text) && !/^(?:\/|https?:)\S*$/.test(text);

function mapped(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (typeof value === 'function') {
    return (...values: readonly unknown[]) => wrapped(value(...values.map(unwrapped)));
  }
  if (Array.isArray(value)) return value.map((item) => mapped(item, map));
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, map)]));
}
