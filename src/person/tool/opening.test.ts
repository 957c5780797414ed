import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import type { Entry } from '../entry/entry';
import type { Person } from '../entry/person';
import { entryToOpen, type Known, personToFillIn, withChosenLetters } from './opening';

const ann = { name: 'Ann', date: { year: 1990, month: 1, day: 9 } };
const corrected = { name: 'Ann', date: { year: 1991, month: 1, day: 9 } };
const ben = { name: 'Ben' };
const cleo = { name: 'Cleo' };

const of = (first: Person, ...others: Person[]): Entry => ({
  people: [first, ...others],
  extra: {},
});
const invites = (person: Person): Known => ({ address: of(person), invitation: of(person) });

test.each<[string, Known, Entry | undefined]>([
  ['nothing where nothing is known', {}, undefined],
  ['the last result', { earlier: of(ben) }, of(ben)],
  ['a new link', { address: of(ann), isNew: true }, of(ann)],
  [
    'a new link before the last result',
    { address: of(ann), isNew: true, earlier: of(ben) },
    of(ann),
  ],
  ['the result after the link', { address: of(ann), earlier: of(ben) }, of(ben)],
  ['the link again where no result is remembered', { address: of(ann) }, of(ann)],
  ['an invitation', { ...invites(ann), isNew: true }, of(ann)],
  ['an invitation that was not answered', invites(ann), of(ann)],
  ['its answer', { ...invites(ann), earlier: of(ann, ben) }, of(ann, ben)],
  ['an invitation after somebody else’s', { ...invites(ann), earlier: of(ben, cleo) }, of(ann)],
  ['one that was corrected', { ...invites(corrected), earlier: of(ann, ben) }, of(corrected)],
  ['nobody who is only filled in', { visitor: ann }, undefined],
  ['whoever is known', { visitor: ann, opensWithVisitor: true }, of(ann)],
  [
    'their last result',
    { visitor: ben, opensWithVisitor: true, earlier: of(ben, cleo) },
    of(ben, cleo),
  ],
  [
    'whoever is known now, not the one before',
    { visitor: ann, opensWithVisitor: true, earlier: of(ben) },
    of(ann),
  ],
  [
    'a link before whoever is known',
    { visitor: ann, opensWithVisitor: true, address: of(ben) },
    of(ben),
  ],
])('a page opens with %s', (_, known, entry) => {
  expect(entryToOpen(known)).toEqual(entry);
});

test.each<[string, Known, Person | undefined]>([
  ['nobody where nobody is known', {}, undefined],
  ['the visitor', { visitor: ben }, ben],
  ['the visitor, whatever was shown before', { visitor: ben, earlier: of(ann, cleo) }, ben],
  ['the visitor, who is invited', { ...invites(ann), visitor: ben }, ben],
  ['nobody for an invitation of their own', { ...invites(ann), visitor: ann }, undefined],
  [
    'whoever answered before it was corrected',
    { ...invites(corrected), earlier: of(ann, cleo), visitor: ben },
    cleo,
  ],
  ['nobody who answered another', { ...invites(ann), earlier: of(cleo, ben) }, undefined],
])('a form is filled in with %s', (_, known, person) => {
  expect(personToFillIn(known)).toEqual(person);
});

test.each<[string, Entry, Entry | undefined, Entry]>([
  ['are not chosen at first', of(ann), undefined, of(ann)],
  [
    'stay for a name',
    of(ann),
    of({ ...ann, letters: NO_CHOICES }),
    of({ ...ann, letters: NO_CHOICES }),
  ],
  [
    'stay for a name in another place',
    of(ben, ann),
    of({ ...ann, letters: NO_CHOICES }),
    of(ben, { ...ann, letters: NO_CHOICES }),
  ],
  ['are not those of another name', of(ben), of({ ...ann, letters: NO_CHOICES }), of(ben)],
  [
    'of two with one name stay in their places',
    of(ben, ben),
    of({ ...ben, letters: NO_CHOICES }, ben),
    of({ ...ben, letters: NO_CHOICES }, ben),
  ],
])('letters %s', (_, entry, before, expected) => {
  expect(withChosenLetters(entry, before)).toEqual(expected);
});
