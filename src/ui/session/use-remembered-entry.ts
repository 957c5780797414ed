import { formatDate } from '@ninefold/numerology';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Entry } from '../calculator/CalculatorForm';
import {
  forgetEverything,
  isAnythingKept,
  keepPerson,
  keepResult,
  keptPerson,
  keptResult,
  takeLink,
} from './remembered-entries';

type Options = {
  nameInput: RefObject<HTMLInputElement | null>;
  dateInput: RefObject<HTMLInputElement | null>;
  isDateRequired: boolean;
  /** Whether the name is a person's, to be offered by the next calculator too. */
  isPersonal: boolean;
  /** Is told that the fields may hold something by now that has no result yet. */
  onFilled: () => void;
  /** Shows the result of a link, or the one that stood here before. */
  onOpen: (entry: Entry, isLinked: boolean) => void;
};

/**
 * Fills a form with what a link holds, else with what this tab remembers, and remembers what is
 * calculated. What a visitor has typed by then is never overwritten.
 */
export function useKeptEntry(options: Options) {
  const { nameInput, dateInput, isDateRequired, isPersonal, onFilled, onOpen } = options;
  const [isKept, setIsKept] = useState(false);

  const open = useEffectEvent(() => {
    const page = location.pathname;
    const linked = takeLink(page, location.hash);
    const found = linked ?? keptResult(page);
    // Only what this form asks for: a link may come from another calculator.
    const entry = found && {
      name: nameInput.current ? found.name : '',
      date: dateInput.current ? found.date : undefined,
    };
    const isWhole =
      entry && (!nameInput.current || entry.name) && (!isDateRequired || entry.date !== undefined);
    if (isWhole) {
      fill(entry);
      if (linked) keepResult(page, entry);
      onOpen(entry, Boolean(linked));
    } else {
      const person = isPersonal ? keptPerson() : undefined;
      if (person) fill(person);
      onFilled();
    }
    setIsKept(isAnythingKept());
  });

  useEffect(() => {
    // After this effect: a result is shown at once, which React does not allow from within one.
    const openSoon = () => queueMicrotask(open);
    openSoon();
    addEventListener('hashchange', openSoon);
    // A page made ready beforehand may have missed what was calculated since.
    document.addEventListener('prerenderingchange', openSoon);
    return () => {
      removeEventListener('hashchange', openSoon);
      document.removeEventListener('prerenderingchange', openSoon);
    };
  }, []);

  function fill({ name, date }: Entry) {
    const values = [
      [nameInput.current, name],
      [dateInput.current, date ? formatDate(date) : ''],
    ] as const;
    const isTyped = values.some(([input, value]) => input?.value && input.value !== value);
    if (isTyped) return;
    for (const [input, value] of values) if (input) input.value = value;
  }

  function keep(entry: Entry) {
    if (isPersonal) keepPerson(entry);
    keepResult(location.pathname, entry);
    setIsKept(isAnythingKept());
  }

  function forget() {
    forgetEverything();
    // The address may hold a link, which a reload would open again.
    history.replaceState(history.state, '', location.pathname);
    for (const { current } of [dateInput, nameInput]) {
      if (!current) continue;
      current.value = '';
      current.focus();
    }
    setIsKept(false);
  }

  return { isKept, keep, forget };
}
