import { CORE_NUMBERS, type CoreNumber } from '@ninefold/numerology';
import type { TableName } from '../../../person/result/number-kinds';
import type { CoreReading, CoreReadings } from '../../../readings/types';
import { scrub } from './scrub';

/** The tables that passages are taken from. */
export type Tables = Readonly<Record<TableName, CoreReadings>>;

/** What a passage is in its reading. */
export type Field = 'strengths' | 'challenges' | 'insight-1' | 'insight-2' | 'insight-3';

/** A paragraph of a reading, with everything that gives it away taken out. */
export interface Passage {
  readonly table: TableName;
  readonly number: CoreNumber;
  readonly field: Field;
  readonly text: string;
}

/** Every passage that can be scrubbed. */
export function passagesOf(tables: Tables): readonly Passage[] {
  const names = Object.keys(tables) as TableName[];
  const titles = names.flatMap((table) =>
    CORE_NUMBERS.map((number) => tables[table][number].title),
  );
  return names.flatMap((table) =>
    CORE_NUMBERS.flatMap((number) =>
      fieldsOf(tables[table][number]).flatMap(([field, full]) => {
        const text = scrub(full, titles);
        return text === undefined ? [] : { table, number, field, text };
      }),
    ),
  );
}

function fieldsOf(reading: CoreReading): readonly (readonly [Field, string])[] {
  const [first, second, third] = reading.additionalInsights;
  return [
    ['strengths', reading.strengths],
    ['challenges', reading.challenges],
    ['insight-1', first],
    ['insight-2', second],
    ['insight-3', third],
  ];
}
