import { readFragment, readParts, writeFragment } from '../../ui/session/private-link';
import { isAskedId, type Question, saidNumber } from './explanation/questions';

/** Where the question begins after the person. A name cannot contain it: a link encodes every “&”. */
const ASKED = '&number=';

/**
 * A question as a URL fragment, which browsers do not send to a server: a person as in every link, and
 * what is asked about them. Undefined for one that a link could not restore.
 *
 * @example
 * writeQuestion({ name: '', date, kind: 'life-path', said: '6' });
 * // '#date=1999-12-20&number=life-path&said=6'
 */
export function writeQuestion({ kind, said, ...person }: Question): string | undefined {
  const asked = new URLSearchParams({ number: kind, said });
  const fragment = `${writeFragment(person)}&${asked}`;
  return readQuestion(fragment) ? fragment : undefined;
}

/** Reads a question from a URL fragment; `undefined` if it is damaged, too long or not of this page. */
export function readQuestion(fragment: string): Question | undefined {
  const [person = '', asked = '', ...others] = fragment.split(ASKED);
  const entry = readFragment(person);
  const parts = readParts(`#number=${asked}`, ['number', 'said']);
  const [kind = '', said = ''] = [parts?.get('number'), parts?.get('said')];
  const isOurs = isAskedId(kind) && saidNumber(said) !== undefined && others.length === 0;
  if (!entry || !isOurs) return undefined;
  const { name, date, choices } = entry;
  return { name, date, choices, kind, said };
}
