import * as words from '#texts/tools/why-different';
import { numberNames } from '../../../numbers/number-names';
import type { SumId } from '../../../person/form/sum-ids';
import type { Departure, Reason } from './explain';

/** The words for a departure from our rules, for a number. */
export function departureText(departure: Departure, kind: SumId) {
  const { usesName, usesDate } = numberNames[kind];
  const madeFrom = usesName && usesDate ? 'both' : usesName ? 'name' : 'date';
  if (departure === 'parts') return words.parts[madeFrom];
  return departure === 'digit-parts' ? words.digitParts[madeFrom] : words.departures[departure];
}

/** What a reason is called: its departures in a row. */
export function reasonTitle({ departures }: Reason, kind: SumId): string {
  return words.titleOf(departures.map((departure) => departureText(departure, kind).title));
}
