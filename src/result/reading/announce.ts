import type { SiteNumber } from '../../numbers/site-number';
import { describeChoices } from '../working/letter-chooser';

/**
 * What a screen reader announces about a result: the number, its title and what it means. “Life Path 7,
 * Seeker. 7 is the number of …”
 */
export function announce(
  kind: string,
  worked: SiteNumber | undefined,
  reading: { readonly title: string; readonly meaning: string } | undefined,
): string {
  if (!worked) return '';
  const choices = describeChoices(worked.steps);
  const number = `${kind} ${worked.value}`;
  return reading ? `${number}, ${reading.title}${choices}. ${reading.meaning}` : number + choices;
}
