import type { CalendarDate } from '../calendar/calendar-date.ts';
import { parseDate } from '../calendar/parse-date.ts';
import { chart } from '../combined-numbers/chart.ts';
import { profile } from '../combined-numbers/profile.ts';
import { cycles } from '../cycles/cycles.ts';
import { essence } from '../cycles/essence.ts';
import type { Options } from '../options/options.ts';
import { readArguments } from './read-arguments.ts';
import { writeChart } from './write-chart.ts';

/** What the command prints, where, and its exit code. */
export interface CommandResult {
  readonly output: string;
  readonly isError: boolean;
  readonly exitCode: 0 | 2;
}

const HELP = `Usage: numerology <name> [birth date] [options]

  numerology "Ada Lovelace" 1815-12-10

Prints the numbers of a name and a birth date (YYYY-MM-DD), with every step of each.

  --today <date>      add the cycles as of a day: personal year, month, and day, and essence
  --letters <which>   spelled (default): é counts as E; a-z: letters beyond A-Z do not count
  --method <how>      whole (default): one sum; parts: reduce words, or month, day, and year, first;
                      digit-parts: the same, but to single digits
  --json              print JSON
  --help              print this help
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
    // The input breaks a rule. Anything else is a bug in this library.
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
  return `${JSON.stringify(text)} is not a valid date. Use YYYY-MM-DD.`;
}

function refusal(problem: string): CommandResult {
  return { output: `${problem} See --help.\n`, isError: true, exitCode: 2 };
}
