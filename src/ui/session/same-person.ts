import { formatDate } from '@ninefold/numerology';
import type { FormValues } from './form-values';

/** Whether nothing that is known of two people tells them apart: a name or a date may be missing. */
export function isSamePerson(one: Partial<FormValues>, other: Partial<FormValues>): boolean {
  const hasSameName = !one.name || !other.name || nameKey(one.name) === nameKey(other.name);
  const hasSameDate = !one.date || !other.date || formatDate(one.date) === formatDate(other.date);
  return hasSameName && hasSameDate;
}

/** A name as it is compared: case and white space make no difference. */
export function nameKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
