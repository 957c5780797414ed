import { isMaster } from '@ninefold/numerology';
import * as words from '#texts/tools/together/comparison';
import type { Comparison, PairKind, PairRow } from '../../../compatibility/compare';
import type { TogetherTables } from '../together-tables';

type Texts = TogetherTables[PairKind];

/** A paragraph of the summary, and the kind of number that it is about, if it is about one. */
export interface SummaryPassage {
  readonly kind?: PairKind;
  readonly text: string;
}

interface Summary {
  readonly alike: readonly SummaryPassage[];
  readonly differ: readonly SummaryPassage[];
  readonly toTry: readonly SummaryPassage[];
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
    alike:
      alike.length > 0
        ? alike.map((row) => passage(row, alikeText(row, tables[row.kind])))
        : [{ text: words.noneAlike }],
    differ:
      differ.length > 0
        ? differ.map((row) => passage(row, differText(row, tables[row.kind])))
        : [{ text: words.noneDiffers }],
    toTry: [...differ, ...alike.slice(0, 1)].map((row) =>
      passage(row, toTryText(row, tables[row.kind])),
    ),
  };
}

function isAlike({ meeting }: PairRow): boolean {
  return meeting === 'same' || meeting === 'friends';
}

function hasMaster({ first, second }: PairRow): boolean {
  return isMaster(first.value) || isMaster(second.value);
}

function alikeText(row: PairRow, { alike }: Texts): string {
  if (row.meeting === 'same') return alike.same;
  return hasMaster(row) ? alike.masters : alike.friends;
}

function differText(row: PairRow, { differ }: Texts): string {
  if (hasMaster(row)) return differ.masters;
  return row.meeting === 'opposite' ? differ.opposite : differ.neutral;
}

function toTryText(row: PairRow, { toTry }: Texts): string {
  return row.meeting !== 'same' && hasMaster(row) ? toTry.masters : toTry[row.meeting];
}

function passage({ kind }: PairRow, text: string): SummaryPassage {
  return { kind, text };
}
