import { type Chart, chart, letterValue, profile, type Worked } from '@ninefold/numerology';
import numerologyCore from 'numerology-core';
import { Bench } from 'tinybench';
import type { Person } from './people';
import { PEOPLE } from './people';

const OURS = 'Ninefold: nine numbers, each with its full working';
const PROFILE = 'Ninefold: the whole profile, each number with its full working';
const PEER = 'numerology-core 1.2.0: three numbers, no working';
const LIMIT = 'the limit: one table lookup a character';

// A sample of 8000 people lasts milliseconds: longer than the clock is coarse, and long enough to
// hold its share of garbage collection.
const ROUNDS = 1000;

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
  const ours = microseconds(bench, OURS);
  const whole = microseconds(bench, PROFILE);
  const peer = microseconds(bench, PEER);
  const limit = microseconds(bench, LIMIT);
  return [
    'Microseconds per person (median):',
    line(ours, OURS),
    line(whole, PROFILE),
    line(peer, PEER),
    line(limit, LIMIT),
    `Profile / ours: ${(whole / ours).toFixed(1)}`,
    `Ours / peer:  ${(ours / peer).toFixed(2)}`,
    `Ours / limit: ${(ours / limit).toFixed(1)}`,
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
