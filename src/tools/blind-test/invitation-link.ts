import { writeEntry } from '../../person/entry/entry';
import type { CountedPerson } from '../../person/entry/person';
import { invitationFrom } from './game';
import type { Deal } from './rules/deal';

/** The address at which a friend can answer for somebody. Undefined for a name that no link can hold. */
export function invitationLink(person: CountedPerson, deal: Deal): string | undefined {
  const invitation = invitationFrom(person, deal);
  const fragment = invitation && writeEntry(invitation);
  return fragment && location.origin + location.pathname + fragment;
}
