import type { CountedLetters, Method, Options } from '../options/options.ts';

/** The arguments of the command. */
export interface Arguments {
  readonly name?: string | undefined;
  readonly birth?: string | undefined;
  readonly today?: string | undefined;
  readonly options: Options;
  readonly isJson: boolean;
  readonly isHelp: boolean;
  /** What is wrong with the arguments, in a sentence. */
  readonly problem?: string | undefined;
}

const CHOICES: Readonly<Record<string, readonly string[] | undefined>> = {
  '--letters': ['spelled', 'a-z'] satisfies CountedLetters[],
  '--method': ['whole', 'parts', 'digit-parts'] satisfies Method[],
};
const SWITCHES: readonly string[] = ['--json', '--help', '-h'];

/**
 * Sorts the arguments of the command into a name, a date, and options.
 *
 * @example
 * readArguments(['Ada', '--json']); // the name Ada, as JSON
 */
export function readArguments(args: readonly string[]): Arguments {
  const plain: string[] = [];
  const given = new Map<string, string>();
  const rest = [...args];
  let problem: string | undefined;
  for (let arg = rest.shift(); arg !== undefined && !problem; arg = rest.shift()) {
    if (!arg.startsWith('-')) {
      plain.push(arg);
    } else if (SWITCHES.includes(arg)) {
      given.set(arg, '');
    } else if (arg === '--today' || CHOICES[arg]) {
      const value = rest.shift();
      problem = problemWith(arg, value);
      given.set(arg, value ?? '');
    } else {
      problem = `Unknown option: ${arg}.`;
    }
  }
  const [name, birth, ...more] = plain;
  if (more.length > 0) problem ??= 'Put the whole name in quotes, followed by one date.';
  return {
    name: name?.trim(),
    birth,
    today: given.get('--today'),
    options: {
      letters: given.get('--letters') as CountedLetters | undefined,
      method: given.get('--method') as Method | undefined,
    },
    isJson: given.has('--json'),
    isHelp: given.has('--help') || given.has('-h'),
    problem,
  };
}

function problemWith(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return `${option} needs a value.`;
  const known = CHOICES[option];
  return known && !known.includes(value)
    ? `${option} must be one of ${known.join(', ')}.`
    : undefined;
}
