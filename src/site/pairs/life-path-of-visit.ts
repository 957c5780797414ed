import { lifePath } from '@ninefold/numerology';
import { personOfVisit } from '../../person/memory/visit';

/** The Life Path of whoever this tab remembers. */
export function lifePathOfVisit(): number | undefined {
  const date = personOfVisit()?.date;
  return date && lifePath(date).value;
}
