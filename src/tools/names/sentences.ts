import * as words from '#texts/tools/names';
import type { NamesComparison, NumberRow } from './compare-names';
import type { nameMeaning } from './result/name-meaning';

/** What changes and what stays, in a sentence or two. */
export function overview({ rows }: NamesComparison, names: number): string {
  const idsOf = (isChanged: boolean) =>
    rows.filter((row) => row.isChanged === isChanged).map(({ kind }) => kind.id);
  const [changed, same] = [idsOf(true), idsOf(false)];
  if (names === 1) return words.oneName(rows.length);
  if (changed.length === 0) return words.nothingChanges(rows.length, names);
  if (same.length === 0) return words.everythingChanges(rows.length);
  return words.someChange(changed, same);
}

/** “Destiny goes from 1 (Independent Leader) to 11 (Illuminator).” */
export function describeRow(
  { kind, numbers, isChanged }: NumberRow,
  names: readonly string[],
  meaningOf?: typeof nameMeaning,
): string {
  const titled = (number = 0) => ({ number, title: meaningOf?.(kind, number)?.title });
  const values = numbers.map(({ value }) => value);
  if (!isChanged) return words.isForAll(kind.id, titled(values[0]), names.length);
  if (names.length === 2) return words.goes(kind.id, titled(values[0]), titled(values[1]));
  const groups = [...new Set(values)].map((number) => ({
    ...titled(number),
    names: names.filter((_, index) => values[index] === number),
  }));
  return words.differs(kind.id, groups);
}
