import { type CalendarDate, EARLIEST_BIRTH_DATE } from '@ninefold/numerology';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type DateEntry, readDate } from '../../ui/primitives/read-date';

/** A date input, and whether it contains a birth date that is not after `last`. */
export function useBirthDate(last: CalendarDate | undefined): {
  input: RefObject<HTMLInputElement | null>;
  isUsable: boolean;
  checkDate: () => DateEntry;
} {
  const input = useRef<HTMLInputElement>(null);
  const [isUsable, setIsUsable] = useState(false);

  function checkDate(): DateEntry {
    const entry =
      input.current && last ? readDate(input.current, EARLIEST_BIRTH_DATE, last) : 'empty';
    setIsUsable(typeof entry === 'object');
    return entry;
  }

  // A date may have been typed before hydration, or a future date may have become valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the date changes
  useEffect(() => {
    checkDate();
  }, [last?.year, last?.month, last?.day]);

  return { input, isUsable, checkDate };
}
