import { type CalendarDate, parseDate } from '../calendar/calendar-date.ts';
import { chart } from '../combined-numbers/chart.ts';
import { profile } from '../combined-numbers/profile.ts';
import { essence } from '../cycles/essence.ts';
import { challenges, lifePeriods, pinnacles } from '../cycles/life-spans.ts';
import { cycles } from '../cycles/personal-cycles.ts';
import { birthGrid } from '../date-numbers/birth-grid.ts';
import { attitude, birthday, lifePath } from '../date-numbers/date-numbers.ts';
import { isInputError } from '../input/input-error.ts';
import type { ChartOptions } from '../options/options.ts';
import { readArguments } from './read-arguments.ts';
import { writeChart } from './write-chart.ts';

/** What the command prints, where, and its exit code. */
export interface CommandResult {
  readonly output: string;
  readonly isError: boolean;
  readonly exitCode: 0 | 2;
}

const HELP = `Usage: numerology [name] [birth date] [options]

  numerology "Ada Lovelace" 1815-12-10
  numerology "Ada Lovelace"
  numerology 1815-12-10

Prints the numbers of a name, of a birth date (YYYY-MM-DD), or of both, with every step of each.

  --today <date>      add the cycles as of a day: personal year, month, and day, and essence
  --letters <which>   spelled (default): é counts as E; a-z: letters beyond A-Z do not count
  --method <how>      whole (default): one sum; parts: reduce words, or month, day, and year, first;
                      digit-parts: the same, but to single digits
  --alphabet <which>  pythagorean (default), chaldean, spanish, russian, or greek
  --masters <list>    the numbers that a reduction keeps: 11,22,33 (default), or none
  --lang <code>       the language of titles and steps: en (default) or es
  --json              print JSON
  --version           print the version
  --help              print this help
  --                  what follows is no option, even if it starts with a hyphen
`;

/**
 * Runs the command without touching the process.
 *
 * @example
 * runCommand(['Ada Lovelace', '1815-12-10', '--json']).exitCode; // 0
 * runCommand([]).exitCode; // 2
 */
export function runCommand(args: readonly string[]): CommandResult {
  const read = readArguments(args);
  if (read.page === 'help') return printed(HELP);
  if (read.page === 'version') return printed(`${VERSION}\n`);
  if (read.problem) return refusal(read.problem);
  if (!read.name && read.birth === undefined) return refusal('A name or a date is missing.');
  const birth = read.birth === undefined ? undefined : parseDate(read.birth);
  const today = read.today === undefined ? undefined : parseDate(read.today);
  if (read.birth !== undefined && !birth) return refusal(notADate(read.birth));
  if (read.today !== undefined && !today) return refusal(notADate(read.today));
  const isOfLetters = read.options.letters ?? read.options.alphabet;
  if (!read.name && isOfLetters) return refusal('--letters and --alphabet need a name.');
  if (today && !birth) return refusal('--today needs a birth date.');
  try {
    const numbers = numbersOf(read.name, birth, today, read.options);
    return printed(
      `${read.isJson ? JSON.stringify(numbers, null, 2) : writeChart(numbers, read.words)}\n`,
    );
  } catch (error) {
    // The input breaks a rule. Anything else is a bug in this library.
    if (isInputError(error)) return refusal(`${error.message}.`);
    throw error;
  }
}

function numbersOf(
  name: string | undefined,
  birth: CalendarDate | undefined,
  today: CalendarDate | undefined,
  options: ChartOptions<number>,
): Readonly<Record<string, unknown>> {
  if (!birth) return { ...chart(name ?? '', undefined, options) };
  const numbers = name ? profile(name, birth, options) : dateNumbers(birth, options);
  if (!today) return { ...numbers };
  const { letters, alphabet, masters } = options;
  return {
    ...numbers,
    ...cycles(birth, { today, masters }),
    ...(name && { essence: essence(name, birth, { letters, alphabet, masters, today }) }),
  };
}

function dateNumbers(birth: CalendarDate, { masters, method }: ChartOptions<number>) {
  return {
    lifePath: lifePath(birth, { masters, method }),
    birthday: birthday(birth, { masters }),
    attitude: attitude(birth, { masters, method }),
    grid: birthGrid(birth),
    pinnacles: pinnacles(birth, { masters }),
    challenges: challenges(birth),
    lifePeriods: lifePeriods(birth, { masters }),
  };
}

function notADate(text: string): string {
  return `${JSON.stringify(text)} is not a valid date. Use YYYY-MM-DD.`;
}

function printed(output: string): CommandResult {
  return { output, isError: false, exitCode: 0 };
}

function refusal(problem: string): CommandResult {
  return { output: `${problem} See --help.\n`, isError: true, exitCode: 2 };
}

/** The version in package.json, which a library that runs in browsers cannot read. */
const VERSION = '1.0.0';
