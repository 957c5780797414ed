import { readPeople, writePeople } from '../../ui/session/pair-link';
import { isPlainName, readParts } from '../../ui/session/private-link';
import type { Game, Subject } from './game';
import { isTestedNumber, type TestedNumbers, testedKinds } from './rules/numbers';
import { CHOICES, ROUNDS } from './rules/size';

/** Where the test begins after the subject. A name cannot contain it: a link encodes every “&”. */
const TEST = '&seed=';

const SEED = /^[a-z\d]{1,14}$/;
const HAND = /^\d{1,3}$/;
const ANSWERS = new RegExp(`^[0-${CHOICES - 1}]{1,${ROUNDS}}$`);

/** The name that a friend is shown. The numbers stand in the link, so the whole name need not. */
export function shownName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

/**
 * A test as a URL fragment, which browsers do not send to a server. A test about the visitor holds the
 * person as every link does, and only this tab remembers it. An invitation holds a first name and eight
 * numbers: a friend can answer without learning the birth date. Undefined for a name that no link can
 * hold.
 *
 * @example
 * writeGame({ subject: { kind: 'other', name: 'Ann', numbers }, deal: { seed: 'k3', hand: 0 }, answers: [] });
 * // '#for=Ann&numbers=11.11.11.1.1.22.1.5&seed=k3'
 */
export function writeGame({ subject, deal, answers }: Game): string | undefined {
  const test = new URLSearchParams({ seed: deal.seed });
  if (deal.hand > 0) test.set('hand', String(deal.hand));
  if (answers.length > 0) test.set('answers', answers.join(''));
  const fragment = `${writeSubject(subject)}&${test}`;
  return readGame(fragment) ? fragment : undefined;
}

/** Reads a test from a URL fragment; undefined if it is damaged, too long or not of this page. */
export function readGame(fragment: string): Game | undefined {
  const [start = '', rest = '', ...others] = fragment.split(TEST);
  const subject = readSubject(start);
  const parts = readParts(`#seed=${rest}`, ['seed', 'hand', 'answers']);
  const seed = parts?.get('seed') ?? '';
  const hand = parts?.get('hand') ?? '0';
  const answers = parts?.get('answers') ?? '';
  const isOurs = SEED.test(seed) && HAND.test(hand) && (answers === '' || ANSWERS.test(answers));
  if (!subject || !isOurs || others.length > 0) return undefined;
  return { subject, deal: { seed, hand: Number(hand) }, answers: [...answers].map(Number) };
}

function writeSubject(subject: Subject): string | undefined {
  if (subject.kind === 'self') return writePeople([subject.person]);
  const { name, numbers } = subject;
  return `#${new URLSearchParams({ for: name, numbers: numbers.join('.') })}`;
}

function readSubject(fragment: string): Subject | undefined {
  const people = readPeople(fragment);
  if (people) return people.length === 1 ? { kind: 'self', person: people[0] } : undefined;
  const parts = readParts(fragment, ['for', 'numbers']);
  const name = parts?.get('for');
  const numbers = readNumbers(parts?.get('numbers') ?? '');
  return name && isPlainName(name) && numbers ? { kind: 'other', name, numbers } : undefined;
}

function readNumbers(text: string): TestedNumbers | undefined {
  if (!/^\d{1,2}(?:\.\d{1,2})*$/.test(text)) return undefined;
  const numbers = text.split('.').map(Number);
  return numbers.length === testedKinds.length && numbers.every(isTestedNumber)
    ? numbers
    : undefined;
}
