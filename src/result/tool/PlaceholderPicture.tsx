import { destiny, lifePath } from '@ninefold/numerology';
import type { ReactNode } from 'react';
import { ofAllLetters } from '../../numbers/letter-choices';
import { resolveChoices, useChosenLetters } from '../../person/letters/counted-letters';
import { useVisitor } from '../../person/memory/use-visitor';

/** The numbers of somebody's name and birth date. */
interface BothSides {
  readonly name: number;
  readonly date: number;
}

type Props = {
  /** A picture in the built page. */
  example: ReactNode;
  /** The picture of whoever this tab remembers. */
  children: (sides: BothSides) => ReactNode;
};

/** The placeholder for a result of a name and a date: the visitor's own where they are known, or an example. */
export function PlaceholderPicture({ example, children }: Props) {
  const sides = useBothSides();
  return (
    <>
      {/* Hidden, not removed: the security policy forbids to insert markup of the page again. */}
      <div hidden={sides !== undefined}>{example}</div>
      {sides && children(sides)}
    </>
  );
}

function useBothSides(): BothSides | undefined {
  const visitor = useVisitor();
  const letters = resolveChoices(visitor?.letters, useChosenLetters());
  const { name, date } = visitor ?? {};
  if (!name || !date) return undefined;
  const ofName = destiny(name, ofAllLetters(letters)).value;
  // A name without a letter that counts makes 0.
  return ofName === 0 ? undefined : { name: ofName, date: lifePath(date).value };
}
