import { formatDate, NO_CHOICES } from '@ninefold/numerology';
import { type RefObject, useState } from 'react';
import type { FormValues, SavedResult } from './form-values';
import {
  forgetEverything,
  isAnythingRemembered,
  openLink,
  rememberedPerson,
  rememberedResult,
  rememberPerson,
} from './session-memory';
import { useRestore } from './use-restore';

type Options = {
  nameInput: RefObject<HTMLInputElement | null>;
  dateInput: RefObject<HTMLInputElement | null>;
  isDateRequired: boolean;
  /** Whether the name is a person's, to prefill the next calculator with. */
  isPersonal: boolean;
  /** Shows the result of a link, which is scrolled to, or the previous result of this page. */
  onRestore: (result: SavedResult, isLinked: boolean) => void;
};

/**
 * Fills a form from a link or from what this tab remembers, and remembers what is calculated. It never
 * overwrites what a visitor has already typed.
 */
export function useRememberedValues(options: Options) {
  const { nameInput, dateInput, isDateRequired, isPersonal, onRestore } = options;
  const [isRemembered, setIsRemembered] = useState(false);

  useRestore(() => {
    const page = location.pathname;
    const linked = openLink(page, location.hash);
    const found = linked ?? rememberedResult(page);
    // Only the fields of this form: the link may come from another calculator.
    const result = found && {
      ...found,
      ...(!nameInput.current && { name: '', choices: NO_CHOICES }),
      ...(!dateInput.current && { date: undefined }),
    };
    const isComplete =
      result && (!nameInput.current || result.name) && (!isDateRequired || result.date);
    if (isComplete) {
      fill(result);
      onRestore(result, Boolean(linked));
    } else {
      const person = isPersonal ? rememberedPerson() : undefined;
      if (person) fill(person);
    }
    setIsRemembered(isAnythingRemembered());
  }, 'hashchange');

  function fill({ name, date }: FormValues) {
    const values = [
      [nameInput.current, name],
      [dateInput.current, date ? formatDate(date) : ''],
    ] as const;
    const isTyped = values.some(([input, value]) => input?.value && input.value !== value);
    if (isTyped) return;
    for (const [input, value] of values) if (input) input.value = value;
  }

  function remember(values: FormValues) {
    if (isPersonal) rememberPerson(values);
    setIsRemembered(isAnythingRemembered());
  }

  function forget() {
    forgetEverything();
    for (const { current } of [dateInput, nameInput]) {
      if (!current) continue;
      current.value = '';
      current.focus();
    }
    setIsRemembered(false);
  }

  return { isRemembered, remember, forget };
}
