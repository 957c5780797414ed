import { writeEntry } from '../../../person/entry/entry';
import { countedLetters, resolveChoices } from '../../../person/letters/counted-letters';
import { personIn } from '../../../person/tool/form-entry';
import { ToolForm } from '../../../person/tool/ToolForm';
import type { ToolInUse } from '../../../person/tool/use-tool';
import { checkFields } from '../../../ui/form/refusal';
import { CopyButton } from '../../../ui/primitives/CopyButton';
import { PersonFields } from './PersonFields';
import styles from './TogetherForm.module.css';

/** The fields of both people, and a link that invites the second to fill in their own. */
export function TogetherForm({ inUse }: { inUse: ToolInUse<unknown, unknown> }) {
  const inviter = inUse.invitation?.people[0];
  return (
    <ToolForm
      button="Compare"
      className={styles.form}
      inUse={inUse}
      end={
        inviter && (
          <p className={styles.hint}>
            Nothing reaches a server, or {inviter.name}, unless you send a link yourself.
          </p>
        )
      }
    >
      <PersonFields
        label="First person"
        index={0}
        folded={
          inviter && (
            <span>
              <strong dir="auto">{inviter.name}</strong> would like to know how the two of you get
              along.
            </span>
          )
        }
      >
        <div className={styles.half}>
          <CopyButton label="Copy my half" description="Your invitation" getText={invitation} />
          <p className={styles.hint}>
            It’s an invitation: a link with this person only. Whoever opens it adds their own half.
          </p>
        </div>
      </PersonFields>
      <PersonFields label="Second person" index={1} {...(inviter && { legend: 'You' })} />
    </ToolForm>
  );
}

/** A link with the first person only. */
function invitation({ form }: HTMLButtonElement): string | undefined {
  const fields = form?.querySelector('fieldset');
  if (!form || !fields || !checkFields(fields)) return undefined;
  // A visitor who counts every letter says so; otherwise the other browser's own choice applies.
  const counted = countedLetters();
  const letters = counted === 'spelled' ? resolveChoices(undefined, counted) : undefined;
  const person = { name: '', ...personIn(form), letters };
  const fragment = writeEntry({ people: [person], extra: {} });
  return fragment && location.origin + location.pathname + fragment;
}
