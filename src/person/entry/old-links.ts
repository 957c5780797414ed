import { choicesFor, readLetterChoices, writeLetterChoices } from './letter-parts';

/**
 * Until November 2026 two tools had links of their own, which people have sent to each other. Such a
 * link in today's form; any other link as it is.
 *
 * @example
 * fromOldLink('first=Ann&second=Ben'); // 'name=Ann&and&name=Ben'
 * fromOldLink('for=Ann&numbers=11.5&seed=k3'); // 'name=Ann&numbers=11.5&seed=k3'
 */
export function fromOldLink(link: string): string {
  if (link.startsWith('for=')) return link.replace('for=', 'name=');
  if (!link.startsWith('first=')) return link;
  const { first, second, letters, ...others } = Object.fromEntries(new URLSearchParams(link));
  if (!first || !second || Object.keys(others).length > 0) return link;
  const choices = readLetterChoices(letters);
  return [first, second]
    .map((name) => {
      const own = writeLetterChoices(name, choices && choicesFor(name, choices));
      return new URLSearchParams(Object.fromEntries([['name', name], ...own]));
    })
    .join('&and&');
}
