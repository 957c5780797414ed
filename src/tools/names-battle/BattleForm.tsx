import type { ComponentProps, ReactNode } from 'react';
import { ForgetButton } from '../../person/form/ForgetButton';
import { NameField } from '../../person/form/NameField';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { ToolForm } from '../../person/tool/ToolForm';
import styles from './NamesBattle.module.css';

/** The most characters that can be typed as a name (docs/rules.md#battle-number). */
const LONGEST_NAME = 50;

/** The two names. */
export function BattleForm({ inUse }: Pick<ComponentProps<typeof ToolForm>, 'inUse'>) {
  return (
    <ToolForm
      inUse={inUse}
      className={styles.form}
      button="Start Cosmic Battle"
      onRefuse={() => alert('Please enter both names to start the cosmic battle!')}
      privacy={
        <>
          <p className={styles.promise}>
            The sums are done in your browser, and nothing you type leaves it unless you share it.
            This tab remembers the two names until you close it.
          </p>
          <ForgetButton />
        </>
      }
    >
      <Name of="First name">
        <ChoosePerson fields={{ name: 'name' }} />
        <NameField label="Enter First Name" maxLength={LONGEST_NAME} enterKeyHint="next" />
      </Name>
      <span className={styles.versus} aria-hidden="true">
        and
      </span>
      <Name of="Second name">
        <ChoosePerson fields={{ name: 'name-2' }} isVisitor={false} />
        <NameField name="name-2" label="Enter Second Name" maxLength={LONGEST_NAME} />
      </Name>
    </ToolForm>
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
