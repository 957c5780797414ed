import type { ReactNode } from 'react';
import { ForgetButton } from '../../person/form/ForgetButton';
import { NameField } from '../../person/form/NameField';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { Form } from '../../ui/form/Form';
import { readText } from '../../ui/form/fields';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { LONGEST_NAME } from './battle-link';
import styles from './NamesBattle.module.css';

type Props = { onStart: (first: string, second: string) => void };

/** The two names. */
export function BattleForm({ onStart }: Props) {
  return (
    <Form
      className={styles.form}
      onSubmit={(form) => onStart(readText(form, 'first'), readText(form, 'second'))}
      onRefuse={() => alert('Please enter both names to start the cosmic battle!')}
    >
      <Name of="First name">
        <ChoosePerson fields={{ name: 'first' }} />
        <NameField
          name="first"
          label="Enter First Name"
          maxLength={LONGEST_NAME}
          enterKeyHint="next"
        />
      </Name>
      <span className={styles.versus} aria-hidden="true">
        and
      </span>
      <Name of="Second name">
        <ChoosePerson fields={{ name: 'second' }} />
        <NameField name="second" label="Enter Second Name" maxLength={LONGEST_NAME} />
      </Name>
      <SubmitButton>Start Cosmic Battle</SubmitButton>
      <p className={styles.promise}>
        The sums are done in your browser, and nothing you type leaves it unless you share it. This
        tab remembers the two names until you close it.
      </p>
      <ForgetButton />
    </Form>
  );
}

/** A name, and the way to choose it. */
function Name({ of, children }: { of: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a visible legend would say the label twice
    <div role="group" aria-label={of} className={styles.name}>
      {children}
    </div>
  );
}
