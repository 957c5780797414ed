import { FRIENDS_FROM } from '../../../readings/pairs/meeting';
import type { TogetherTables } from '../load-together-tables';
import type { Comparison, PairRow } from './compare';

/** A paragraph of the summary, and the kind of number that it is about. */
export interface Passage {
  readonly label: string;
  readonly text: string;
}

export interface Summary {
  readonly alike: readonly Passage[];
  readonly differ: readonly Passage[];
  readonly toTry: readonly Passage[];
}

/** At most this many rows are quoted in a section. */
const QUOTED = 2;

/**
 * Where two people are alike, where they differ, and what to try. The two strongest rows and the
 * two weakest decide which texts are quoted.
 */
export function summarize({ rows }: Comparison, tables: TogetherTables): Summary {
  const complete = rows
    .filter((row) => !row.isIncomplete)
    .toSorted((one, other) => other.score.value - one.score.value);
  const alike = complete.filter(isAlike).slice(0, QUOTED);
  const differ = complete
    .filter((row) => !isAlike(row))
    .slice(-QUOTED)
    .reverse();
  return {
    alike: alike.map((row) => passage(row, tables[row.kind].alike[alikeMeeting(row)])),
    differ: differ.map((row) => passage(row, tables[row.kind].differ[differMeeting(row)])),
    toTry: [...differ, ...alike.slice(0, 1)].map((row) =>
      passage(row, tables[row.kind].toTry[row.meeting]),
    ),
  };
}

function isAlike({ first, second, score }: PairRow): boolean {
  return first.value === second.value || score.value >= FRIENDS_FROM;
}

function alikeMeeting({ meeting }: PairRow): 'same' | 'friends' | 'masters' {
  return meeting === 'same' || meeting === 'masters' ? meeting : 'friends';
}

function differMeeting({ meeting }: PairRow): 'neutral' | 'opposite' | 'masters' {
  return meeting === 'opposite' || meeting === 'masters' ? meeting : 'neutral';
}

function passage({ label }: PairRow, text: string): Passage {
  return { label, text };
}
