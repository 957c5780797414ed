import type { CalendarDate } from '@ninefold/numerology';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { dateIn } from '../../ui/form/fields';

/** A date input, and whether it contains a birth date. None does before `last`, its limit, is known. */
export function useBirthDate(last: CalendarDate | undefined): {
  input: RefObject<HTMLInputElement | null>;
  isUsable: boolean;
  checkDate: () => CalendarDate | undefined;
} {
  const input = useRef<HTMLInputElement>(null);
  const [isUsable, setIsUsable] = useState(false);

  function checkDate(): CalendarDate | undefined {
    const date = input.current && last ? dateIn(input.current) : undefined;
    setIsUsable(date !== undefined);
    return date;
  }

  // A date may have been typed before hydration, or a future date may have become valid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the date changes
  useEffect(() => {
    checkDate();
  }, [last?.year, last?.month, last?.day]);

  return { input, isUsable, checkDate };
}
