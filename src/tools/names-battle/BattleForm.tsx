import { type KeyboardEvent, type RefObject, type SubmitEvent, useRef } from 'react';
import { useIsHydrated } from '../../ui/browser/use-is-hydrated';
import { Button } from '../../ui/primitives/Button';
import { Field } from '../../ui/primitives/Field';
import { ForgetButton } from '../../ui/session/ForgetButton';
import { LONGEST_NAME } from './battle-link';
import styles from './NamesBattle.module.css';

type Props = {
  form: RefObject<HTMLFormElement | null>;
  onStart: (first: string, second: string) => void;
};

/** The two names. Enter in the first moves to the second, Enter in the second starts. */
export function BattleForm({ form, onStart }: Props) {
  const isHydrated = useIsHydrated();
  const firstField = useRef<HTMLInputElement>(null);
  const secondField = useRef<HTMLInputElement>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [first, second] = ['first', 'second'].map((name) => String(data.get(name)).trim());
    if (first && second) onStart(first, second);
    else alert('Please enter both names to start the cosmic battle!');
  }

  function moveOn(event: KeyboardEvent) {
    // Enter also confirms a word in an input method editor; that one is ignored.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    secondField.current?.focus();
  }

  function clear() {
    form.current?.reset();
    firstField.current?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Field
        ref={firstField}
        name="first"
        label="Enter First Name"
        hint="Required"
        maxLength={LONGEST_NAME}
        spellCheck={false}
        onKeyDown={moveOn}
      />
      <span className={styles.versus} aria-hidden="true">
        and
      </span>
      <Field
        ref={secondField}
        name="second"
        label="Enter Second Name"
        hint="Required"
        maxLength={LONGEST_NAME}
        spellCheck={false}
      />
      <Button type="submit" disabled={!isHydrated}>
        Start Cosmic Battle
      </Button>
      <noscript>
        <p className={styles.promise}>
          The battle is fought in your browser, by JavaScript, which is switched off here.
        </p>
      </noscript>
      <p className={styles.promise}>
        Worked out in your browser. Nothing you type leaves it, unless you share it. This tab
        remembers the two names until you close it.
      </p>
      <ForgetButton onForget={clear} />
    </form>
  );
}
