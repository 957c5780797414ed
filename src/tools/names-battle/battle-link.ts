import type { LetterChoices } from '../../numbers/letter-choices';
import {
  arePossible,
  isPlainName,
  readChoices,
  readParts,
  writeChoices,
} from '../../ui/session/private-link';

/** The most characters of a name (docs/rules.md#battle-number). */
export const LONGEST_NAME = 50;

/** What a battle is decided from. */
export interface BattleEntry {
  readonly first: string;
  readonly second: string;
  /** What was decided for the letters of both names; undefined: they count as in this browser. */
  readonly choices: LetterChoices | undefined;
}

/**
 * A battle as a URL fragment, which browsers do not send to a server (docs/rules.md#private-links).
 * Undefined for names that a link could not restore.
 *
 * @example
 * writeBattle({ first: 'Zoë', second: 'Ann', choices: undefined }); // '#first=Zo%C3%AB&second=Ann'
 */
export function writeBattle({ first, second, choices }: BattleEntry): string | undefined {
  const parts = new URLSearchParams({ first, second });
  for (const [key, value] of writeChoices(`${first} ${second}`, choices)) parts.set(key, value);
  const fragment = `#${parts}`;
  return readBattle(fragment) ? fragment : undefined;
}

/** Reads a battle from a URL fragment; `undefined` if it is damaged, too long or not of a battle. */
export function readBattle(fragment: string): BattleEntry | undefined {
  const parts = readParts(fragment, ['first', 'second', 'letters']);
  const [first = '', second = ''] = [parts?.get('first'), parts?.get('second')];
  const choices = readChoices(parts?.get('letters'));
  const isFit = [first, second].every(isUsable) && arePossible(choices, `${first} ${second}`);
  return isFit ? { first, second, choices } : undefined;
}

function isUsable(name: string): boolean {
  return name !== '' && name.length <= LONGEST_NAME && isPlainName(name);
}
