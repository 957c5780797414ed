import type { CountedLetters } from '@ninefold/numerology';
import { homeNumbers } from '../../numbers/home-numbers';
import { resolveChoices } from '../../person/letters/counted-letters';
import type { SavedPerson } from '../../ui/session/pair-link';
import type { Deal } from './rules/deal';
import { type TestedNumbers, testedNumbers } from './rules/numbers';

/** Whom a test is about: the visitor, or somebody who invited the visitor to answer for them. */
export type Subject =
  | { readonly kind: 'self'; readonly person: SavedPerson }
  | { readonly kind: 'other'; readonly name: string; readonly numbers: TestedNumbers };

/** A test, and the answers so far: everything else is derived from these. */
export interface Game {
  readonly subject: Subject;
  readonly deal: Deal;
  /** The index of the passage that was chosen in each round. */
  readonly answers: readonly number[];
}

/** The numbers that a test is about; `letters` is what counts in this browser. */
export function numbersOf(subject: Subject, letters: CountedLetters): TestedNumbers {
  if (subject.kind === 'other') return subject.numbers;
  const { name, date, choices } = subject.person;
  return testedNumbers(homeNumbers(name, date, resolveChoices(choices, letters)));
}

/** A seed that nobody can guess, short enough for a link. */
export function newSeed(): string {
  const [first = 0, second = 0] = crypto.getRandomValues(new Uint32Array(2));
  return first.toString(36) + second.toString(36);
}
