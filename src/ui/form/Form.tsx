import { type ReactNode, type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useRestore } from '../session/use-restore';
import styles from './Form.module.css';
import { checkFields, markRefused } from './refusal';

type Props = {
  className?: string | undefined;
  /**
   * Called when a visitor starts to use the form, or when it opens already filled in. It fetches what a
   * result needs.
   */
  onTouch?: () => Promise<void>;
  /**
   * Fills the form from a link or from what this tab remembers. Returns a function that shows the result,
   * if there is one. It is called when everything is fetched, so that the page moves only once.
   */
  onRestore?: (form: HTMLFormElement) => (() => void) | undefined;
  /** Called when every field is usable. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Called when a field is not, before it gets the focus: for a tool that shows an alert. */
  onRefuse?: () => void;
  children: ReactNode;
};

/**
 * The form of a tool. A submit with a missing or invalid value shows no message: the focus moves to the
 * first such field, its hint stands out until it is mended, and a screen reader hears what is missing.
 */
export function Form({ className, onTouch, onRestore, onSubmit, onRefuse, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState({ count: 0, words: '' });

  const hasSubmitted = useRef(false);

  function restore() {
    if (!form.current || !onRestore) return undefined;
    hasSubmitted.current = false;
    const showResult = onRestore(form.current);
    // Anything typed or focused before hydration fired no event here.
    const ready = isInUse(form.current) ? onTouch?.() : undefined;
    return showResult && Promise.resolve(ready).then(() => hasSubmitted.current || showResult());
  }
  useRestore(onRestore && restore, 'hashchange');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!checkFields(event.currentTarget)) return;
    hasSubmitted.current = true;
    setRefusal({ count: 0, words: '' });
    onTouch?.();
    onSubmit(event.currentTarget);
  }

  function refuse({ target }: SyntheticEvent) {
    const field = target as HTMLInputElement;
    onRefuse?.();
    markRefused(field);
    setRefusal(({ count }) => ({ count: count + 1, words: describeRefusal(field) }));
  }

  function reset({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    for (const field of currentTarget.querySelectorAll('[aria-invalid]')) field.ariaInvalid = null;
    setRefusal({ count: 0, words: '' });
  }

  return (
    <form
      ref={form}
      className={className ?? styles.form}
      noValidate
      onFocus={onTouch}
      onPointerEnter={onTouch}
      onInvalid={refuse}
      onReset={reset}
      onSubmit={submit}
    >
      {children}
      <p aria-live="polite" className="visually-hidden">
        {/* A new element is announced again, even with the same words. */}
        <span key={refusal.count}>{refusal.words}</span>
      </p>
    </form>
  );
}

function isInUse(form: HTMLFormElement): boolean {
  const isFilled = [...form.querySelectorAll('input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  return isFilled || form.matches(':focus-within');
}

/** What a screen reader hears: “First person: Full Name is required.” */
function describeRefusal(field: HTMLInputElement): string {
  const group = field.closest('fieldset')?.querySelector('legend')?.textContent;
  const label = field.labels?.[0]?.textContent;
  const words =
    field.type === 'date'
      ? `${label}: a whole date, ${field.min.slice(0, 4)} to ${field.max.slice(0, 4)}.`
      : `${label} is required.`;
  return group ? `${group}: ${words}` : words;
}
