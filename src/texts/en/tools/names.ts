import { capitalized, listed, plural, spelled } from '../language';
import { type NumberId, numbers } from '../numbers';

/** A number, with its title where it has one. */
type Titled = { readonly number: number; readonly title?: string | undefined };

export const caption = 'One name under another. The filled points are the letters that changed.';
export const nameLabel = (place: number) => `Name ${place}`;
export const secondExample = 'Grace Murray Hopper';
export const optional = 'Optional';
export const addName = 'Add a name';
export const submit = 'Compare names';
export const loading = 'Getting the numbers…';
export const noTable = 'We couldn’t load the table.';

/** What a screen reader announces. */
export const announcement = (names: readonly string[], overview: string) =>
  `${listed(names)}. ${overview}`;

/** The overview where there is one name, with so many numbers. */
export const oneName = (total: number) =>
  `Your name has ${spelled(total)} numbers. Add another name, and you’ll see what it changes.`;

/** The overview where all names have the same numbers. */
export const nothingChanges = (total: number, names: number) =>
  `Nothing changes: all ${spelled(total)} numbers are the same for ${names === 2 ? 'both names' : `all ${spelled(names)} names`}.`;

/** The overview where no number is the same for all names. */
export const everythingChanges = (total: number) =>
  `Everything changes: none of the ${spelled(total)} numbers stays the same.`;

/** The overview where some numbers change and others stay. */
export function someChange(changed: readonly NumberId[], same: readonly NumberId[]): string {
  const some = plural(changed.length, 'number changes', 'numbers change');
  const stay = plural(same.length, 'stays', 'stay');
  return `${capitalized(spelled(changed.length))} of the ${spelled(changed.length + same.length)} ${some}: ${labels(changed)}. ${labels(same)} ${stay} the same.`;
}

const labels = (ids: readonly NumberId[]) => listed(ids.map((id) => numbers[id].label));

/** “Destiny is 1 (Independent Leader) for both.” */
export const isForAll = (id: NumberId, value: Titled, names: number) =>
  `${numbers[id].label} is ${titled(value)} for ${names === 2 ? 'both' : `all ${spelled(names)}`}.`;

/** “Destiny goes from 1 (Independent Leader) to 11 (Illuminator).” */
export const goes = (id: NumberId, from: Titled, to: Titled) =>
  `${numbers[id].label} goes from ${titled(from)} to ${titled(to)}.`;

/** “Destiny is 1 (Independent Leader) for Kate and Kay; 11 (Illuminator) for Cate.” */
export function differs(
  id: NumberId,
  groups: readonly (Titled & { readonly names: readonly string[] })[],
): string {
  const each = groups.map((group) => `${titled(group)} for ${listed(group.names)}`);
  return `${numbers[id].label} is ${each.join('; ')}.`;
}

const titled = ({ number, title }: Titled) => (title ? `${number} (${title})` : String(number));
