import type { CalendarDate } from '../calendar/calendar-date.ts';
import { parseDate } from '../calendar/parse-date.ts';
import { chart } from '../combined-numbers/chart.ts';
import { profile } from '../combined-numbers/profile.ts';
import { cycles } from '../cycles/cycles.ts';
import { essence } from '../cycles/essence.ts';
import type { Options } from '../options/options.ts';
import { readArguments } from './read-arguments.ts';
import { writeChart } from './write-chart.ts';

/** What a command prints, where, and how it ends. */
export interface CommandResult {
  readonly output: string;
  readonly isError: boolean;
  readonly exitCode: 0 | 2;
}

const HELP = `Usage: numerology <name> [birth date] [options]

  numerology "Ada Lovelace" 1815-12-10

Prints the numbers of a name and a birth date (YYYY-MM-DD) with the working of each.

  --today <date>      adds the cycles of a day: personal year, month and day, essence
  --letters <which>   spelled (default): é counts as E; a-z: letters beyond A-Z do not count
  --method <how>      whole (default): one sum; parts: words and month, day, year reduced first
  --json              prints data
  --help              prints this
`;

/**
 * The command line of this library, without the machine it runs on.
 *
 * @example
 * runCommand(['Ada Lovelace', '1815-12-10', '--json']).exitCode; // 0
 * runCommand([]).exitCode; // 2
 */
export function runCommand(args: readonly string[]): CommandResult {
  const read = readArguments(args);
  if (read.problem) return refusal(read.problem);
  if (read.isHelp) return { output: HELP, isError: false, exitCode: 0 };
  if (!read.name) return refusal('A name is missing.');
  const birth = read.birth === undefined ? undefined : parseDate(read.birth);
  const today = read.today === undefined ? undefined : parseDate(read.today);
  if (read.birth !== undefined && !birth) return refusal(notADate(read.birth));
  if (read.today !== undefined && !today) return refusal(notADate(read.today));
  if (today && !birth) return refusal('--today needs a birth date.');
  try {
    const numbers = calculate(read.name, birth, today, read.options);
    const output = read.isJson ? JSON.stringify(numbers, null, 2) : writeChart(numbers);
    return { output: `${output}\n`, isError: false, exitCode: 0 };
  } catch (error) {
    // Input that is refused by a rule; anything else is our own mistake.
    if (error instanceof RangeError) return refusal(`${error.message}.`);
    throw error;
  }
}

function calculate(
  name: string,
  birth: CalendarDate | undefined,
  today: CalendarDate | undefined,
  options: Options,
): Readonly<Record<string, unknown>> {
  if (!birth) return { ...chart(name, undefined, options) };
  const numbers = profile(name, birth, options);
  if (!today) return { ...numbers };
  const onDay = { ...options, today };
  return { ...numbers, ...cycles(birth, onDay), essence: essence(name, birth, onDay) };
}

function notADate(text: string): string {
  return `${JSON.stringify(text)} is not a date; write YYYY-MM-DD.`;
}

function refusal(problem: string): CommandResult {
  return { output: `${problem} See --help.\n`, isError: true, exitCode: 2 };
}
