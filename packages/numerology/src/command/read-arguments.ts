import { CHALDEAN, GREEK, PYTHAGOREAN, RUSSIAN, SPANISH } from '../letters/alphabet.ts';
import type { ChartOptions, CountedLetters, Method } from '../options/options.ts';
import { english } from '../text/english-words.ts';
import { spanish } from '../text/spanish-words.ts';
import type { Words } from '../text/words.ts';

/** The arguments of the command. */
export interface Arguments {
  readonly name?: string | undefined;
  readonly birth?: string | undefined;
  readonly today?: string | undefined;
  readonly options: ChartOptions<number>;
  readonly words: Words;
  readonly isJson: boolean;
  /** What to print instead of numbers. */
  readonly page?: 'help' | 'version' | undefined;
  readonly problem?: string | undefined;
}

const ALPHABETS = {
  pythagorean: PYTHAGOREAN,
  chaldean: CHALDEAN,
  spanish: SPANISH,
  russian: RUSSIAN,
  greek: GREEK,
};

const LANGUAGES = { en: english, es: spanish };

const CHOICES: Readonly<Record<string, readonly string[] | undefined>> = {
  '--letters': ['spelled', 'a-z'] satisfies CountedLetters[],
  '--method': ['whole', 'parts', 'digit-parts'] satisfies Method[],
  '--alphabet': Object.keys(ALPHABETS),
  '--lang': Object.keys(LANGUAGES),
};
const SWITCHES: readonly string[] = ['--json', '--help', '-h', '--version'];
const VALUES: readonly string[] = [...Object.keys(CHOICES), '--today', '--masters'];
/** Written like a date, whether or not there is such a day. */
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MASTERS = /^(none|\d{2}(,\d{2})*)$/;

/**
 * Sorts the arguments of the command into a name, a date, and options.
 *
 * @example
 * readArguments(['Ada', '--json']); // the name Ada, as JSON
 */
export function readArguments(args: readonly string[]): Arguments {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const plain: string[] = [];
  const given = new Map<string, string>();
  const rest = args.slice(0, end);
  let problem: string | undefined;
  for (let arg = rest.shift(); arg !== undefined && !problem; arg = rest.shift()) {
    if (!arg.startsWith('-')) {
      plain.push(arg);
    } else if (given.has(arg)) {
      problem = `${arg} is given twice.`;
    } else if (SWITCHES.includes(arg)) {
      given.set(arg, '');
    } else if (VALUES.includes(arg)) {
      const value = rest.shift();
      problem = problemWith(arg, value);
      given.set(arg, value ?? '');
    } else {
      problem = `Unknown option: ${arg}.`;
    }
  }
  plain.push(...args.slice(end + 1));
  return {
    ...whoIn(plain),
    today: given.get('--today'),
    options: {
      letters: given.get('--letters') as CountedLetters | undefined,
      method: given.get('--method') as Method | undefined,
      alphabet: ALPHABETS[given.get('--alphabet') as keyof typeof ALPHABETS],
      masters: mastersIn(given.get('--masters')),
    },
    words: LANGUAGES[(given.get('--lang') ?? 'en') as keyof typeof LANGUAGES],
    isJson: given.has('--json'),
    page:
      given.has('--help') || given.has('-h')
        ? 'help'
        : given.has('--version')
          ? 'version'
          : undefined,
    problem: problem ?? whoIn(plain).problem,
  };
}

/** A name, a date, or a name followed by a date. */
function whoIn(plain: readonly string[]): Pick<Arguments, 'name' | 'birth' | 'problem'> {
  const [first = '', second, ...more] = plain;
  if (DATE.test(first) && plain.length === 1) return { birth: first };
  const problem =
    more.length > 0
      ? 'Put the whole name in quotes, followed by one date.'
      : DATE.test(first) || /^[^\p{L}]*\d[^\p{L}]*$/u.test(first)
        ? `${JSON.stringify(first)} is not a name. Put the name first, and the date, written YYYY-MM-DD, after it.`
        : undefined;
  return { name: first.trim(), birth: second, problem };
}

function mastersIn(text: string | undefined): readonly number[] | undefined {
  return text === 'none' ? [] : text?.split(',').map(Number);
}

function problemWith(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return `${option} needs a value.`;
  const known = CHOICES[option];
  if (known && !known.includes(value)) return `${option} must be one of ${known.join(', ')}.`;
  const isBad = option === '--masters' && !MASTERS.test(value);
  return isBad
    ? '--masters must be two-digit numbers with commas between them, or none.'
    : undefined;
}
