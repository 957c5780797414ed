import type { ReactNode } from 'react';
import * as words from '#texts/tools/together';
import { writeEntry } from '../../person/entry/entry';
import { BirthDateField } from '../../person/form/BirthDateField';
import { fieldName, personIn } from '../../person/form/form-entry';
import { NameField } from '../../person/form/NameField';
import { chosenLetters, resolveChoices } from '../../person/letters/counted-letters';
import { ChoosePerson } from '../../person/people/ChoosePerson';
import { ToolForm } from '../../result/tool/ToolForm';
import type { ToolState } from '../../result/tool/tool';
import { addressHere } from '../../ui/browser/navigation';
import { checkFields } from '../../ui/form/refusal';
import { StressedText } from '../../ui/page/TextLink';
import { CopyButton } from '../../ui/primitives/CopyButton';
import { Disclosure } from '../../ui/primitives/Disclosure';
import styles from './Together.module.css';

/** The fields of both people, and a link that invites the second to fill in their own. */
export function TogetherForm({ toolState }: { toolState: ToolState }) {
  const inviter = toolState.invitation?.people[0];
  return (
    <ToolForm
      button={words.submit}
      className={`stack-2 ${styles.form}`}
      toolState={toolState}
      end={
        inviter && <p className={`note ${styles.hint}`}>{words.invitationPrivacy(inviter.name)}</p>
      }
    >
      <PersonFields
        label={words.firstPerson}
        index={0}
        isVisitor={!inviter}
        collapsed={
          inviter && (
            <span>
              <StressedText parts={words.wantsToKnow(inviter.name)} />
            </span>
          )
        }
      >
        <div className="row">
          <CopyButton
            label={words.copyMyHalf}
            description={words.yourInvitation}
            getText={invitation}
          />
          <p className={`note ${styles.hint}`}>{words.anInvitation}</p>
        </div>
      </PersonFields>
      <PersonFields
        label={words.secondPerson}
        index={1}
        isVisitor={inviter !== undefined}
        {...(inviter && { legend: words.you })}
      />
    </ToolForm>
  );
}

/** A link with the first person only. */
function invitation({ form }: HTMLButtonElement): string | undefined {
  const fields = form?.querySelector('fieldset');
  if (!form || !fields || !checkFields(fields)) return undefined;
  // A visitor who decided says so; otherwise the other browser's own choice applies.
  const chosen = chosenLetters();
  const letters = resolveChoices(undefined, chosen);
  const person = { name: '', ...personIn(form), letters: chosen ? letters : letters.letters };
  const fragment = writeEntry({ people: [person], extra: {} });
  return fragment && addressHere(fragment);
}

type Props = {
  /** The name of the group. */
  label: string;
  /** Shown above the fields: the name of the group, unless somebody is invited. */
  legend?: string;
  /** One line that the fields collapse into, for somebody who is not to fill them in. */
  collapsed?: ReactNode;
  index: number;
  isVisitor: boolean;
  children?: ReactNode;
};

function PersonFields(props: Props) {
  const { label, legend = label, collapsed, index, isVisitor, children } = props;
  const fields = { name: fieldName('name', index), date: fieldName('date', index) };
  return (
    <fieldset aria-label={label}>
      {!collapsed && <legend className="h3">{legend}</legend>}
      {/* Always there, so that the fields stay the same elements and keep their text. */}
      <Disclosure isOpen={!collapsed}>
        <summary className={styles.collapsed} hidden={!collapsed}>
          {collapsed}
        </summary>
        <div className={`stack-1 ${styles.person}`}>
          <ChoosePerson fields={fields} isVisitor={isVisitor} />
          <NameField name={fields.name} placeholder={words.examples[index]} />
          <BirthDateField name={fields.date} required />
          {children}
        </div>
      </Disclosure>
    </fieldset>
  );
}
