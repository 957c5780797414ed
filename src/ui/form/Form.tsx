import { type ReactNode, type Ref, type SubmitEvent, type SyntheticEvent, useState } from 'react';
import { describeRefusal } from './describe-refusal';
import styles from './Form.module.css';
import { checkFields, markRefused } from './refusal';

type Props = {
  ref?: Ref<HTMLFormElement>;
  className?: string | undefined;
  /** Called when a visitor starts to use the form. It fetches what a result needs. */
  onTouch?: () => Promise<void>;
  /** Called when every field is usable. */
  onSubmit: (form: HTMLFormElement) => void;
  /** Called with a field that is not, before it gets the focus: for a tool that shows an alert. */
  onRefuse?: ((field: HTMLInputElement) => void) | undefined;
  children: ReactNode;
};

/**
 * The form of a tool. A submit with a missing or invalid value shows no message: the focus moves to the
 * first such field, its hint stands out until it is fixed, and a screen reader hears what is missing.
 */
export function Form({ ref, className, onTouch, onSubmit, onRefuse, children }: Props) {
  const [refusal, setRefusal] = useState({ count: 0, words: '' });

  /** After the touch is painted, which a script that arrives at once would delay. */
  function touch() {
    if (onTouch) setTimeout(onTouch);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!checkFields(event.currentTarget)) return;
    setRefusal({ count: 0, words: '' });
    onTouch?.();
    onSubmit(event.currentTarget);
  }

  function refuse({ target }: SyntheticEvent) {
    const field = target as HTMLInputElement;
    onRefuse?.(field);
    markRefused(field);
    setRefusal(({ count }) => ({ count: count + 1, words: describeRefusal(field) }));
  }

  function reset({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    for (const field of currentTarget.querySelectorAll('[aria-invalid]')) field.ariaInvalid = null;
    setRefusal({ count: 0, words: '' });
  }

  return (
    <form
      ref={ref}
      className={className ?? styles.form}
      noValidate
      onFocus={touch}
      onPointerEnter={touch}
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
