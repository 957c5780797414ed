import { type CalendarDate, CORE_NUMBERS } from '@ninefold/numerology';
import { homeNumbers } from '../../numbers/home-numbers';
import { writeEntry } from '../../person/entry/entry';
import type { CountedPerson } from '../../person/entry/person';
import type { ResolvedEntry } from '../../result/tool/tool';
import { addressHere } from '../../ui/browser/navigation';
import { CHOICES, MIN_ROUNDS, ROUNDS } from './rules/chance';
import type { Deal } from './rules/deal';
import { type TestedNumbers, testedKinds, testedNumbers } from './rules/numbers';

/** A test, and the answers so far: everything else is derived from these. */
export interface Game {
  /** Whoever invited the visitor to answer for them; undefined where the test is about the visitor. */
  readonly inviter: string | undefined;
  /** Of the person whom the test is about. */
  readonly numbers: TestedNumbers;
  readonly deal: Deal;
  /** The index of the passage that was chosen in each round. */
  readonly answers: readonly number[];
  /** How many rounds are played: ten, or fewer where it was ended early. */
  readonly rounds: number;
}

const NUMBER = `(?:0|${CORE_NUMBERS.join('|')})`;

/**
 * A test as an entry holds it. One about the visitor holds the person, and only this tab remembers it. An
 * invitation holds a first name and eight numbers: a friend can answer without learning the birth date.
 */
export const gameParts = {
  numbers: new RegExp(`^${NUMBER}(?:\\.${NUMBER}){${testedKinds.length - 1}}$`),
  seed: /^[a-z\d]{1,14}$/,
  hand: /^\d{1,3}$/,
  answers: new RegExp(`^[0-${CHOICES - 1}]{1,${ROUNDS}}$`),
  rounds: new RegExp(`^[${MIN_ROUNDS}-${ROUNDS - 1}]$`),
};

/** The test of an entry; undefined where it has no seed, or is not of one person. */
export function gameOf({ people: [person, ...others], extra }: ResolvedEntry): Game | undefined {
  const { numbers, seed, hand = '0', answers = '', rounds } = extra;
  const { name, date } = person;
  // An invitation does not say when its sender was born.
  if (numbers && date) return undefined;
  const tested = numbers?.split('.').map(Number) ?? (date && numbersOf(person, date));
  if (!seed || !name || !tested || others.length > 0) return undefined;
  return {
    inviter: numbers ? name : undefined,
    numbers: tested,
    deal: { seed, hand: Number(hand) },
    answers: [...answers].map(Number),
    rounds: rounds ? Number(rounds) : ROUNDS,
  };
}

/**
 * The address at which a friend can answer for somebody. Undefined where the birth date is missing, and for
 * a name that no link can hold.
 */
export function invitationLink(person: CountedPerson, { seed, hand }: Deal): string | undefined {
  if (!person.date) return undefined;
  // The numbers stand in the link, so the whole name need not.
  const [name = ''] = person.name.trim().split(/\s+/);
  const numbers = numbersOf(person, person.date).join('.');
  const extra = { numbers, seed, hand: hand > 0 ? String(hand) : '' };
  const fragment = writeEntry({ people: [{ name }], extra });
  return fragment && addressHere(fragment);
}

function numbersOf({ name, letters }: CountedPerson, date: CalendarDate): TestedNumbers {
  return testedNumbers(homeNumbers(name, date, letters));
}

/** A seed that nobody can guess, short enough for a link. */
export function newSeed(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  return first.toString(36) + second.toString(36);
}
