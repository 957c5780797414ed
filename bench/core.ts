import {
  attitude,
  type CalendarDate,
  type Chart,
  chart,
  destiny,
  expression,
  firstName,
  hiddenPassion,
  letterValue,
  lifePath,
  maturity,
  PYTHAGOREAN,
  personality,
  profile,
  soulUrge,
  type Worked,
} from '@ninefold/numerology';
import numerologyCore from 'numerology-core';
import { Bench } from 'tinybench';
import { PEOPLE, type Person } from './people';

const OURS = 'Ninefold: nine numbers, each with its full working';
const ONE_BY_ONE = 'Ninefold: the same nine, one by one';
const DEFAULT = 'Ninefold: Destiny';
const OWN = 'Ninefold: Destiny, by an alphabet of one’s own';
const PROFILE = 'Ninefold: the whole profile, each number with its full working';
const PEER = 'numerology-core 1.2.0: three numbers, no working';
const LIMIT = 'the limit: one table lookup a character';

// A sample of 8000 people lasts milliseconds: longer than the clock is coarse, and long enough to
// hold its share of garbage collection.
const ROUNDS = 1000;

/** The same letters, but not the same object. */
const OWN_ALPHABET = { name: 'own', values: { ...PYTHAGOREAN.values }, vowels: 'AEIOU' };

/** Outcomes end here and are printed, so that no calculation can be skipped as unused. */
let checksum = 0;

/**
 * Measures the nine numbers of a person against a peer's three, and against the least that
 * anything calculated from a name has to do, in one run and over the same people.
 */
export async function compare(): Promise<string> {
  const peer = new numerologyCore.default();
  const table = letterTable();
  const bench = new Bench({ time: 3000, warmupTime: 1000 })
    .add(OURS, () => forEveryone(({ name, date }) => total(chart(name, date))))
    .add(ONE_BY_ONE, () => forEveryone(({ name, date }) => total(oneByOne(name, date))))
    .add(DEFAULT, () => forEveryone(({ name }) => weigh(destiny(name))))
    .add(OWN, () => forEveryone(({ name }) => weigh(destiny(name, { alphabet: OWN_ALPHABET }))))
    .add(PROFILE, () => forEveryone(({ name, date }) => total(profile(name, date))))
    .add(PEER, () =>
      forEveryone(
        ({ name }) =>
          peer.getDestinyNumber(name) +
          peer.getHeartsDesireNumber(name) +
          peer.getPersonalityNumber(name),
      ),
    )
    .add(LIMIT, () => forEveryone(({ name }) => lookUp(name, table)));
  await bench.run();
  return report(bench);
}

function forEveryone(calculate: (person: Person) => number): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (const person of PEOPLE) {
      checksum += calculate(person);
    }
  }
}

function oneByOne(name: string, date: CalendarDate): Chart {
  return {
    firstName: firstName(name),
    destiny: destiny(name),
    soulUrge: soulUrge(name),
    personality: personality(name),
    expression: expression(name),
    hiddenPassion: hiddenPassion(name),
    lifePath: lifePath(date),
    maturity: maturity(name, date),
    attitude: attitude(date),
  };
}

/** Looks at the value and the steps of all nine. */
function total(numbers: Chart): number {
  return (
    weigh(numbers.firstName) +
    weigh(numbers.lifePath) +
    weigh(numbers.destiny) +
    weigh(numbers.soulUrge) +
    weigh(numbers.personality) +
    weigh(numbers.expression) +
    weigh(numbers.maturity) +
    weigh(numbers.attitude) +
    weigh(numbers.hiddenPassion)
  );
}

function weigh({ value, steps }: Worked<number | undefined>): number {
  return (value ?? 0) + steps.length;
}

/** A value for every character code, so that no lookup needs a check. */
function letterTable(): Uint8Array {
  const table = new Uint8Array(0x10000);
  for (let code = 65; code <= 90; code++) {
    const value = letterValue(String.fromCharCode(code));
    table[code] = value;
    table[code + 32] = value;
  }
  return table;
}

function lookUp(name: string, table: Uint8Array): number {
  let sum = 0;
  for (let at = 0; at < name.length; at++) {
    sum += table[name.charCodeAt(at)] ?? 0;
  }
  return sum;
}

function report(bench: Bench): string {
  const time = (name: string) => microseconds(bench, name);
  const ratio = (name: string, other: string) => (time(name) / time(other)).toFixed(2);
  return [
    'Microseconds per person (median):',
    ...[OURS, ONE_BY_ONE, DEFAULT, OWN, PROFILE, PEER, LIMIT].map((name) => line(time(name), name)),
    `Chart / one by one: ${ratio(OURS, ONE_BY_ONE)}`,
    `Own alphabet / default: ${ratio(OWN, DEFAULT)}`,
    `Profiles per second: ${Math.round(1e6 / time(PROFILE))}`,
    `Ours / peer:  ${ratio(OURS, PEER)}`,
    `Ours / limit: ${ratio(OURS, LIMIT)}`,
    `(checksum ${checksum})`,
  ].join('\n');
}

function line(time: number, name: string): string {
  return `${time.toFixed(3).padStart(8)}  ${name}`;
}

function microseconds(bench: Bench, name: string): number {
  const result = bench.getTask(name)?.result;
  if (result?.state !== 'completed') {
    throw new Error(`The measurement of "${name}" ended as ${result?.state ?? 'missing'}.`);
  }
  return (result.latency.p50 * 1000) / (ROUNDS * PEOPLE.length);
}
