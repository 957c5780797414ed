import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { profile } from '../combined-numbers/profile.ts';
import { runCommand } from './run-command.ts';

const ADA = ['Ada Lovelace', '1815-12-10'];

describe('the command', () => {
  it('prints a chart with its working', () => {
    const { output, isError, exitCode } = runCommand(ADA);
    expect([isError, exitCode]).toEqual([false, 0]);
    expect(output).toContain(
      [
        'Soul Urge: 1',
        '  Vowels: A 1, A 1, O 6, E 5, A 1, E 5',
        '  1 + 1 + 6 + 5 + 1 + 5 = 19',
        '  19 → 1 + 9 = 10',
        '  10 → 1 + 0 = 1',
      ].join('\n'),
    );
    expect(output).toContain('Karmic Debts, 1: 19 (Life Path)');
    expect(output).toContain(
      'Pinnacles, 1: 4 (ages 0 to 34)\n    12\n    12 → 1 + 2 = 3\n  The month: 3\n',
    );
    expect(output).toContain('Cornerstone: 1 (A)');
    expect(output).not.toMatch(/undefined|NaN|\[object/);
  });

  it('prints data', () => {
    const { output } = runCommand([...ADA, '--json']);
    const birth = { year: 1815, month: 12, day: 10 };
    expect(JSON.parse(output)).toEqual(JSON.parse(JSON.stringify(profile('Ada Lovelace', birth))));
  });

  it('needs no date, and adds the cycles of a day', () => {
    const { output } = runCommand(['Ada Lovelace']);
    expect(output).toContain('Destiny: 9');
    expect(output).not.toContain('Life Path');
    const onDay = runCommand([...ADA, '--today', '1843-07-01']).output;
    expect(onDay).toContain('Personal Year: 2'); // 12 + 10 + 1843 = 1865 → 20 → 2
    expect(onDay).toContain('Essence:');
  });

  it('takes options', () => {
    expect(runCommand(['José', '--letters', 'a-z']).output).toContain('é is not counted');
    expect(runCommand(['José']).output).toContain('é counts as E');
    expect(runCommand(['Rim Bi', '--method', 'parts']).output).toContain('The word: 22');
    expect(runCommand(['Grace', '--alphabet', 'chaldean']).output).toContain('Destiny: 5'); // 14
    expect(runCommand(['John Smith', '--masters', '11,22,33,44']).output).toContain('Destiny: 44');
    expect(runCommand(['Анна', '--alphabet', 'russian']).output).toContain('Destiny: 5'); // 14
  });

  it('speaks Spanish', () => {
    const { output } = runCommand(['Inés', '1990-05-15', '--lang', 'es', '--today', '2026-11-17']);
    expect(output).toContain('Número del Alma: 5\n  Vocales: I 9, E 5 (la é cuenta como E)\n');
    expect(output).toContain('Pináculos, 1: 11 (de los 0 a los 32 años)\n');
    expect(output).toContain('Año personal: 3\n'); // 5 + 15 + 2026 = 2046 → 12
    expect(output).not.toMatch(/ the | and |undefined|NaN|\[object/);
  });

  it('takes a date alone', () => {
    const { output } = runCommand(['1815-12-10', '--today', '1843-07-01']);
    expect(output).toContain('Life Path: 1\n');
    expect(output).toContain('Personal Year: 2\n'); // 12 + 10 + 1843 = 1865 → 20
    const kept = runCommand(['1990-05-15', '--today', '2025-07-01', '--masters', '11']).output;
    expect(kept).toContain('Personal Year: 11\n'); // 5 + 15 + 2025 = 2045
    expect(output).not.toMatch(/Destiny|Essence|undefined/);
  });

  it('takes what follows two hyphens as it is', () => {
    expect(runCommand(['--json', '--', '--help']).output).toContain('"destiny"');
    expect(runCommand(['--', '-Ada', '1815-12-10']).output).toContain('Life Path: 1');
  });

  it('tells its version, which is that of the package', () => {
    const manifest = readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8');
    expect(runCommand(['--version']).output).toBe(`${JSON.parse(manifest).version}\n`);
  });

  it('explains itself', () => {
    expect(runCommand(['--help'])).toMatchObject({ isError: false, exitCode: 0 });
    expect(runCommand(['-h']).output).toContain('Usage: numerology');
  });

  // biome-ignore format: one refusal a line
  it.each([
    [[], 'A name or a date is missing.'],
    [['  '], 'A name or a date is missing.'],
    [['1815-12-10', 'Ada'], '"1815-12-10" is not a name. Put the name first, and the date, written YYYY-MM-DD, after it.'],
    [['1815-13-10'], '"1815-13-10" is not a valid date. Use YYYY-MM-DD.'],
    [['1815-12-10', '--letters', 'a-z'], '--letters and --alphabet need a name.'],
    [['Ada', '--alphabet', 'hebrew'], '--alphabet must be one of pythagorean, chaldean, spanish, russian, greek.'],
    [['Ada', '--lang', 'fr'], '--lang must be one of en, es.'],
    [['Ada', '--masters', '11', '--masters', '22'], '--masters is given twice.'],
    [['1815-12-10', '--today', '1815-12-09'], 'options.today: expected a day from 1815-12-10 on, got "1815-12-09".'],
    [['Ada', '--masters', '11 22'], '--masters must be two-digit numbers with commas between them, or none.'],
    [['Ada', '--masters', '05'], 'options.masters[0]: expected a whole number from 10 to 99, got 5.'],
    [['Ada', 'Lovelace', '1815-12-10'], 'Put the whole name in quotes, followed by one date.'],
    [['Ada', '--jsn'], 'Unknown option: --jsn.'],
    [['Ada', '--today'], '--today needs a value.'],
    [['Ada', '--today', '1843-07-01'], '--today needs a birth date.'],
    [['Ada', '--letters', 'all'], '--letters must be one of spelled, a-z.'],
  ])('refuses %j with a sentence', (args, sentence) => {
    expect(runCommand(args)).toEqual({ output: `${sentence} See --help.\n`, isError: true, exitCode: 2 });
  });
});
