import type { CalendarDate } from '@ninefold/numerology';
import { capitalized, listed, longDate, plural, spelled } from '#texts/language';
import type { SiteNumber } from '../../numbers/site-number';
import type { NamesComparison, NumberRow } from './compare-names';
import type { nameMeaning } from './name-meaning';

export const nameLabel = (index: number) => `Name ${index + 1}`;

export const whose = (names: readonly string[], date: CalendarDate | undefined) =>
  [listed(names), date && longDate(date)].filter(Boolean).join(' · ');

/** What changes and what stays, in a sentence or two. */
export function overview({ rows }: NamesComparison, count: number): string {
  const total = spelled(rows.length);
  if (count === 1)
    return `Your name has ${total} numbers. Add another name, and you’ll see what it changes.`;
  const changed = rows.filter(({ isChanged }) => isChanged);
  const same = rows.filter(({ isChanged }) => !isChanged);
  const names = count === 2 ? 'both names' : `all ${spelled(count)} names`;
  if (changed.length === 0)
    return `Nothing changes: all ${total} numbers are the same for ${names}.`;
  if (same.length === 0) return `Everything changes: none of the ${total} numbers stays the same.`;
  const some = plural(changed.length, 'number changes', 'numbers change');
  return `${capitalized(spelled(changed.length))} of the ${total} ${some}: ${labels(changed)}. ${labels(same)} ${plural(same.length, 'stays', 'stay')} the same.`;
}

/** What a screen reader announces. */
export const announce = (comparison: NamesComparison, names: readonly string[]) =>
  `${listed(names)}. ${overview(comparison, names.length)}`;

/** “Destiny goes from 1 (Independent Leader) to 11 (Illuminator).” */
export function describeRow(
  { kind, numbers, isChanged }: NumberRow,
  names: readonly string[],
  meaningOf?: typeof nameMeaning,
): string {
  const titled = (number: number) => {
    const title = meaningOf?.(kind, number)?.title;
    return title ? `${number} (${title})` : String(number);
  };
  const values = numbers.map(({ value }) => value);
  const [first = 0, second = 0] = values;
  if (!isChanged) {
    return `${kind.label} is ${titled(first)} for ${names.length === 2 ? 'both' : `all ${spelled(names.length)}`}.`;
  }
  if (names.length === 2) return `${kind.label} goes from ${titled(first)} to ${titled(second)}.`;
  const groups = [...new Set(values)].map((number) => {
    const whose = names.filter((_, index) => values[index] === number);
    return `${titled(number)} for ${listed(whose)}`;
  });
  return `${kind.label} is ${groups.join('; ')}.`;
}

export const lifePathStays = (lifePath: number) =>
  `Life Path is ${lifePath} under any name, because it comes from the birth date.`;

/** What a bridge is, and which name is closest to the Life Path. */
export const aboutBridges = (
  { lifePath, bridges }: NonNullable<NamesComparison['date']>,
  names: readonly string[],
) =>
  `The bridge is the distance between your Life Path, ${lifePath.value}, and the Destiny of a name, each brought to one digit. A short one is read as a name that’s close to the date, a long one as a name you grow into. It’s a distance, and says nothing about how well the two get along. ${closest(
    bridges.map(({ value }) => value),
    names,
  )}`;

/** The bridge of a name, which is stressed. */
export const describeBridge = (name: string, destiny?: SiteNumber, bridge?: SiteNumber) => [
  '',
  name,
  `: Destiny ${destiny?.value}, a bridge of ${bridge?.value}.`,
];

export const howBridgeWasFound = (name: string) => `How the bridge of ${name} was found`;

function closest(bridges: readonly number[], names: readonly string[]): string {
  const least = Math.min(...bridges);
  const nearest = names.filter((_, index) => bridges[index] === least);
  if (nearest.length === names.length) {
    return `${names.length === 2 ? 'Both' : 'All'} names are the same distance from it.`;
  }
  return `The closest to it ${plural(nearest.length, 'is', 'are')} ${listed(nearest)}.`;
}

function labels(rows: readonly NumberRow[]): string {
  return listed(rows.map(({ kind }) => kind.label));
}
