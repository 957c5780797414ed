import type { Entry } from '../entry/entry';
import { isSamePerson, type Person } from '../entry/person';

/** What may be known when a page opens. */
export interface Known {
  /** The entry in the address. */
  readonly address?: Entry | undefined;
  /** Whether this tab opens it for the first time. */
  readonly isNew?: boolean;
  /** The address again, if it is an invitation: somebody else adds the rest. */
  readonly invitation?: Entry | undefined;
  /** What the page's last result in this tab was made from. */
  readonly earlier?: Entry | undefined;
  /** The person of this visit. */
  readonly visitor?: Person | undefined;
  /** Whether they are shown a result unasked, and not somebody else's who was here before. */
  readonly opensWithVisitor?: boolean;
}

/** What a page opens with: a new link, else the last result, else the address, else whoever is known. */
export function entryToOpen(known: Known): Entry | undefined {
  const { address, isNew, invitation, earlier } = known;
  if (address && isNew) return address;
  const visitor = known.opensWithVisitor ? known.visitor : undefined;
  const [inviter] = invitation?.people ?? [];
  // An invitation is shown until it is answered, also after a reload.
  const isAnswered = !inviter || (earlier && isSamePerson(inviter, earlier.people[0]));
  const isOfVisitor = !visitor || (earlier && isSamePerson(visitor, earlier.people[0]));
  const own = visitor && { people: [visitor] as const, extra: {} };
  return (isAnswered && isOfVisitor ? earlier : undefined) ?? address ?? own;
}

/** Who is filled in where that is not enough for a result. */
export function personToFillIn({ invitation, earlier, visitor }: Known): Person | undefined {
  const [inviter] = invitation?.people ?? [];
  const [before, answerer] = earlier?.people ?? [];
  // Whoever answered an invitation before it was corrected answers it again.
  const person = (inviter && inviter.name === before?.name && answerer) || visitor;
  // Nobody answers their own invitation.
  return person?.name === inviter?.name ? undefined : person;
}

/** The letters of a name that is entered again stay as they were chosen. */
export function withChosenLetters(entry: Entry, before: Entry | undefined): Entry {
  const [first, ...others] = entry.people.map((person, index) => {
    // Two people may have the same name.
    const candidates = [before?.people[index], ...(before?.people ?? [])];
    const same = candidates.find((candidate) => candidate?.name === person.name);
    const letters = person.letters ?? same?.letters;
    return letters ? { ...person, letters } : person;
  });
  return first ? { ...entry, people: [first, ...others] } : entry;
}
