import { letterKey, partOf, type Step, spellingsIn, type Worked } from '@ninefold/numerology';
import { compatibilityScore } from '../../compatibility/compatibility-score';
import { type LetterChoices, NO_CHOICES } from '../../numbers/letter-choices';
import type { ScoreStep, SiteStep } from '../../numbers/site-number';
import type { CountedPerson } from '../../person/entry/person';
import type { LetterChooser } from '../../result/working/letter-chooser';
import { battleNumber, battleShare, type ShareStep } from './rules';

/** One of the two names with its number and its share of the bar. */
export interface Contender {
  readonly name: string;
  readonly number: Worked<number>;
  readonly share: Worked<number, Step | ShareStep>;
}

/** Everything that a battle decides, calculated at its start. */
export interface Battle {
  readonly first: Contender;
  readonly second: Contender;
  readonly score: Worked<number, ScoreStep>;
  /** Both numbers and the score, in one working. */
  readonly steps: readonly SiteStep[];
}

/** Calculates a battle between two names. */
export function battle(
  firstName: string,
  secondName: string,
  choices: LetterChoices = NO_CHOICES,
): Battle {
  const first = battleNumber(firstName, choices);
  const second = battleNumber(secondName, choices);
  const score = compatibilityScore(first.value, second.value);
  return {
    first: { name: firstName, number: first, share: battleShare(first.value, second.value) },
    second: { name: secondName, number: second, share: battleShare(second.value, first.value) },
    score,
    steps: [partOf('first-number', first), partOf('second-number', second), ...score.steps],
  };
}

/** How the letters of both names count: a letter has one switch, also where both have it. */
export function sharedChoices(people: readonly CountedPerson[]): LetterChoices {
  const own = people.filter(({ name }) => spellingsIn(name).length > 0);
  const letters = own[0]?.letters.letters ?? NO_CHOICES.letters;
  const spelled = own.flatMap((person) => person.letters.spelled);
  return { letters, spelled: letters === 'a-z' ? [...new Set(spelled)] : [], vowelYs: [] };
}

/** Both names as one, with the function that changes how their letters count. */
export function chooserOfBoth(
  people: readonly CountedPerson[],
  choose: (letters: readonly (LetterChoices | undefined)[]) => void,
): LetterChooser {
  return {
    name: people.map(({ name }) => name).join(' '),
    letters: sharedChoices(people),
    choose: (next) => choose(people.map(({ name }) => next && choicesFor(name, next))),
  };
}

/** What choices for both names say about one of them. */
function choicesFor(name: string, choices: LetterChoices): LetterChoices {
  const own = spellingsIn(name).map(({ character }) => letterKey(character));
  return { ...choices, spelled: choices.spelled.filter((letter) => own.includes(letter)) };
}
