import { type CalendarDate, EARLIEST_BIRTH_DATE } from '@ninefold/numerology';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DateEntry, readDate } from '../../ui/primitives/read-date';

/** A date input and whether it holds a birth date that is not after `last`. */
export function useBirthDate(last: CalendarDate | undefined): {
  input: RefObject<HTMLInputElement | null>;
  isUsable: boolean;
  look: () => DateEntry;
} {
  const input = useRef<HTMLInputElement>(null);
  const [isUsable, setIsUsable] = useState(false);

  function look(): DateEntry {
    const entry =
      input.current && last ? readDate(input.current, EARLIEST_BIRTH_DATE, last) : 'empty';
    setIsUsable(typeof entry === 'object');
    return entry;
  }

  // Something may have been typed before the island woke, or become a future date's yesterday.
  // biome-ignore lint/correctness/useExhaustiveDependencies: to look again when the day changes
  useEffect(() => {
    look();
  }, [last?.year, last?.month, last?.day]);

  return { input, isUsable, look };
}
