import type { CoreNumber } from '@ninefold/numerology';
import type { TableId } from '../../../result/reading/number-kinds';
import { seededRandom } from '../../../ui/page/seeded-random';
import { ROUNDS } from './chance';
import { numbersIn, type TestedNumbers, testedKinds } from './numbers';
import { type Passage, passages, says } from './passages';

/** Three passages of the same kind. */
export interface Round {
  readonly passages: readonly Passage[];
  /** The index of the person's own. */
  readonly own: number;
}

/** Which rounds are dealt: the seed shuffles the passages, and each hand takes the next ten. */
export interface Deal {
  readonly seed: string;
  /** 0 for the first test, 1 for the next. */
  readonly hand: number;
}

type Random = () => number;

/**
 * The ten rounds of a test. No passage is shown twice, and no other passage is one of the person's own.
 * Undefined for somebody with too few numbers.
 */
export function dealRounds(
  numbers: TestedNumbers,
  { seed, hand }: Deal,
): readonly Round[] | undefined {
  // A card that no round can be made of would shift the next hand into this one.
  const cards = ownCards(numbers, seededRandom(seed)).filter(
    (own) => othersFor(own, numbers).length >= 2,
  );
  const start = (hand * ROUNDS) % Math.max(cards.length, 1);
  const random = seededRandom(`${seed} ${hand}`);
  const rounds: Round[] = [];
  const used = new Set<Passage>();
  for (const own of [...cards.slice(start), ...cards.slice(0, start)]) {
    const others = othersFor(own, numbers).filter((passage) => !used.has(passage));
    const [first, second] = shuffled(others, random);
    if (!first || !second) continue;
    for (const passage of [own, first, second]) used.add(passage);
    const shown = shuffled([own, first, second], random);
    rounds.push({ passages: shown, own: shown.indexOf(own) });
    if (rounds.length === ROUNDS) return rounds;
  }
  return undefined;
}

/** The person's own passages in the order in which tests use them: strengths and challenges first. */
function ownCards(numbers: TestedNumbers, random: Random): readonly Passage[] {
  const byTable = new Map<TableId, readonly CoreNumber[]>();
  for (const { table } of testedKinds) byTable.set(table, numbersIn(numbers, table));
  const own = passages.filter(({ table, number }) => byTable.get(table)?.includes(number));
  const isMain = ({ field }: Passage) => field === 'strengths' || field === 'challenges';
  return [
    ...shuffled(own.filter(isMain), random),
    ...shuffled(
      own.filter((passage) => !isMain(passage)),
      random,
    ),
  ];
}

/**
 * What may stand beside a passage: the same part of the same table, for a number that is not the
 * person's. All of them have a word for the person's number, or none has.
 */
function othersFor(own: Passage, numbers: TestedNumbers): readonly Passage[] {
  const isClue = says(own.text, own.number);
  const ownNumbers = numbersIn(numbers, own.table);
  return passages.filter(
    ({ table, number, field, text }) =>
      table === own.table &&
      field === own.field &&
      !ownNumbers.includes(number) &&
      says(text, own.number) === isClue,
  );
}

/** How many answers are the person's own passages. */
export function scoreOf(rounds: readonly Round[], answers: readonly number[]): number {
  return rounds.filter(({ own }, index) => answers[index] === own).length;
}

/** A copy in random order (Fisher and Yates). */
function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}
