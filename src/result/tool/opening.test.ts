import { expect, test } from 'vitest';
import { NO_CHOICES } from '../../numbers/letter-choices';
import type { Entry } from '../../person/entry/entry';
import type { Person } from '../../person/entry/person';
import { entryToOpen, type Known, personToFillIn, withChosenLetters } from './opening';

const ann = { name: 'Ann', date: { year: 1990, month: 1, day: 9 } };
const corrected = { name: 'Ann', date: { year: 1991, month: 1, day: 9 } };
const ben = { name: 'Ben' };
const cleo = { name: 'Cleo' };

const of = (first: Person, ...others: Person[]): Entry => ({
  people: [first, ...others],
  extra: {},
});
/** Ann’s result, in which another tab was chosen, a link to it, and a result that she and Ben share. */
const shown: Entry = { ...of(ann), extra: { view: 'destiny' } };
const link = of(ann);
const both = of(ann, ben);
const back = { isReturn: true } as const;
const backToResult = { isReturn: true, hadResult: true } as const;

const calculator = { page: 'career-number', people: 1 } as const;
const ownPage = { page: 'profile', people: 1 } as const;
const pair = { page: 'together', people: 2 } as const;
const game = { page: 'blind-test', people: 1, replacesForm: true } as const;
const business = { page: 'business-name', people: 0 } as const;

test.each<[string, Parameters<typeof entryToOpen>[0], Known, Entry | undefined]>([
  ['an address', calculator, { address: link }, link],
  ['an address, whoever is known', ownPage, { address: of(ben), visitor: ann }, of(ben)],
  ['what was shown last of it', calculator, { address: link, earlier: shown, ...back }, shown],
  ['a link anew', calculator, { address: link, earlier: shown }, link],
  ['an invitation that was not answered', pair, { address: link, ...back }, link],
  ['its answer', pair, { address: link, earlier: both, ...back }, both],
  ['one corrected', pair, { address: of(corrected), earlier: both, ...back }, of(corrected)],
  ['a result', calculator, { earlier: of(ben), visitor: ann, ...backToResult }, of(ben)],
  ['nobody who is only filled in', calculator, { visitor: ann }, undefined],
  ['the last result of whoever is known', calculator, { visitor: ann, earlier: shown }, shown],
  ['nobody but whoever is known', calculator, { visitor: ann, earlier: of(ben) }, undefined],
  ['nobody without a date', calculator, { visitor: { name: 'Ann' }, earlier: link }, undefined],
  ['whoever is known', ownPage, { visitor: ann }, of(ann)],
  ['whoever is known now', ownPage, { visitor: ann, earlier: of(ben) }, of(ann)],
  ['their last result', ownPage, { visitor: ben, earlier: of(ben, cleo) }, of(ben, cleo)],
  ['a game after Back', game, { earlier: of(ann), ...backToResult }, of(ann)],
  ['a form that waited', calculator, { earlier: of(ben), visitor: ann, ...back }, undefined],
  ['no game by a menu', game, { earlier: of(ann), visitor: ann }, undefined],
  ['the last business', business, { earlier: of(ben), visitor: ann }, of(ben)],
])('a page opens with %s', (_, tool, known, entry) => {
  expect(entryToOpen(tool, known)).toEqual(entry);
});

test.each<[string, Known, Entry | undefined, Person | undefined]>([
  ['the visitor', { visitor: ben }, undefined, ben],
  ['the visitor, who is invited', { visitor: ben }, link, ben],
  ['nobody for an invitation of their own', { visitor: ann }, link, undefined],
  ['whoever answered it', { earlier: of(ann, cleo), visitor: ben }, of(corrected), cleo],
  ['nobody who answered another', { earlier: of(cleo, ben) }, link, undefined],
])('a form is filled in with %s', (_, known, invited, person) => {
  expect(personToFillIn(known, invited)).toEqual(person);
});

const annChose = { ...ann, letters: NO_CHOICES };
const benChose = { ...ben, letters: NO_CHOICES };

test.each<[string, Entry, Entry | undefined, Entry]>([
  ['stay for a name in another place', of(ben, ann), of(annChose), of(ben, annChose)],
  ['are not those of another name', of(ben), of(annChose), of(ben)],
  ['of two with one name stay', of(ben, ben), of(benChose, ben), of(benChose, ben)],
])('letters %s', (_, entry, before, expected) => {
  expect(withChosenLetters(entry, before)).toEqual(expected);
});
