import { destiny, lifePath } from '@ninefold/numerology';
import { NO_CHOICES, ofAllLetters } from '../../numbers/letter-choices';
import { useVisitor } from '../memory/use-visitor';

/** The numbers of the name and of the birth date of whoever this tab knows, if both can be told. */
export function useBothSides(): { name: number; date: number } | undefined {
  const { name, date } = useVisitor() ?? {};
  if (!name || !date) return undefined;
  const ofName = destiny(name, ofAllLetters(NO_CHOICES)).value;
  // A name without a letter that counts makes 0.
  return ofName === 0 ? undefined : { name: ofName, date: lifePath(date).value };
}
