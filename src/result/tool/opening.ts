import { type Entry, mapAll } from '../../person/entry/entry';
import { isSamePerson, type Person } from '../../person/entry/person';
import { opensWithPerson } from '../../person/memory/stored-visit';
import type { Tool } from './tool';

/** What is known when a page opens, as far as its form asks for it. */
export interface Known {
  readonly address?: Entry | undefined;
  /** What the page's last result in this tab was made from. */
  readonly earlier?: Entry | undefined;
  readonly visitor?: Person | undefined;
  /** Whether the visitor comes back by Back or Forward, or reloads the page. */
  readonly isReturn?: boolean;
  /** Whether they had a result here when they left. */
  readonly hadResult?: boolean;
}

/** What a page opens with. The rule is in docs/decisions/10-what-the-browser-remembers.md. */
export function entryToOpen(
  { page, people, replacesForm }: Pick<Tool<unknown, unknown>, 'page' | 'people' | 'replacesForm'>,
  { address, earlier, visitor, isReturn, hadResult }: Known,
): Entry | undefined {
  if (address)
    return isReturn && earlier && startsWith(earlier, address.people) ? earlier : address;
  if (isReturn && hadResult && earlier) return earlier;
  if (replacesForm) return undefined;
  const isOwn = people === 0 || (visitor && earlier && startsWith(earlier, [visitor]));
  if (isOwn && earlier) return earlier;
  return visitor && opensWithPerson(page) ? { people: [visitor], extra: {} } : undefined;
}

/** Whether the first people of an entry are these. */
function startsWith(entry: Entry, people: readonly Person[]): boolean {
  return people.every((person, index) => isSamePerson(person, entry.people[index] ?? {}));
}

/**
 * Who is filled in where that is not enough for a result. An invitation is an address to which somebody
 * else adds the rest.
 */
export function personToFillIn(
  { earlier, visitor }: Known,
  invitation: Entry | undefined,
): Person | undefined {
  const [inviter] = invitation?.people ?? [];
  const [before, answerer] = earlier?.people ?? [];
  // Whoever answered an invitation before it was corrected answers it again.
  const person = (inviter && inviter.name === before?.name && answerer) || visitor;
  // Nobody answers their own invitation.
  return person?.name === inviter?.name ? undefined : person;
}

/** The letters of a name that is entered again stay as they were chosen or counted, in the first entry that says so. */
export function withChosenLetters(entry: Entry, ...before: readonly (Entry | undefined)[]): Entry {
  const people = mapAll(entry.people, (person, index) => {
    const again = before.map((one) => {
      // Two people may have the same name.
      const candidates = [one?.people[index], ...(one?.people ?? [])];
      return candidates.find((candidate) => candidate?.name === person.name);
    });
    const letters = [person, ...again].find((one) => one?.letters)?.letters;
    return letters ? { ...person, letters } : person;
  });
  return { ...entry, people };
}
