import { describeChoices } from '../../person/working/describe-choices';
import type { Battle } from './battle';
import { battleHeadline, HEADLINE_LABELS } from './rules';

/** What the alert says. */
export const NOT_BOTH_NAMES = 'Please enter both names to start the cosmic battle!';

/** What a screen reader announces once a battle is decided. */
export const announce = ({ score, steps }: Battle, label: string) =>
  `Cosmic Compatibility ${score.value}%, ${label}${describeChoices(steps)}`;

export const headlineOf = (score: number) =>
  `${HEADLINE_LABELS[battleHeadline(score)]} Compatibility`;

/** The score of a battle, as it is shared. */
export const describeBattle = (first: string, second: string, score: number, label: string) =>
  `${first} and ${second}: ${score}% Cosmic Compatibility - ${label}!`;

export const ABOUT_SCORE =
  'This is the score of one pair of numbers, from two names. [The Two of You](page:together) takes five pairs, birth dates included, so a couple gets another score there.';
