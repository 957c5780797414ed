import type { CalendarDate } from '@ninefold/numerology';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { longDate } from '#texts/language';
import * as words from '#texts/tools/people/view';
import { isShown, type PageId, pageName } from '../../config/paths';
import { homeNumbers } from '../../numbers/home-numbers';
import { personalCycles } from '../../numbers/personal-cycles';
import { type Entry, linkTo } from '../../person/entry/entry';
import type { CountedPerson } from '../../person/entry/person';
import { NameField } from '../../person/form/NameField';
import { isEnoughFor } from '../../person/form/sum-ids';
import { resolveChoices, useChosenLetters } from '../../person/letters/counted-letters';
import type { SavedPerson } from '../../person/people/saved-people';
import { NumberChip } from '../../result/figures/NumberChip';
import { numberKinds } from '../../result/reading/number-kinds';
import { SmallSigil } from '../../result/reading/SmallSigil';
import { Form } from '../../ui/form/Form';
import { readText } from '../../ui/form/fields';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { StressedText } from '../../ui/page/TextLink';
import { Button } from '../../ui/primitives/Button';
import styles from './People.module.css';

type Props = {
  person: SavedPerson;
  /** Undefined until the visitor's date is known. */
  today: CalendarDate | undefined;
  onCompare: ((person: SavedPerson) => void) | undefined;
  onRename: (person: SavedPerson, name: string) => void;
  onRemove: (person: SavedPerson) => void;
};

/** The calculators that a link opens for somebody, and what each needs to know of them. */
const CALCULATORS = [
  { page: 'home', needs: ['name'] },
  { page: 'profile', needs: ['name', 'date'] },
  { page: 'personal-year', needs: ['date'] },
  { page: 'career-number', needs: ['name', 'date'] },
  { page: 'karmic-past-life', needs: ['name', 'date'] },
] as const satisfies readonly { page: PageId; needs: readonly string[] }[];

/** Somebody who is saved: nine numbers, this year's and this month's, and what can be done. */
export const PersonCard = memo(function PersonCard(props: Props) {
  const { person, today, onCompare, onRename, onRemove } = props;
  const { name, date, label } = person;
  const letters = resolveChoices(person.letters, useChosenLetters());
  const id = useId();
  const renameButton = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const entry: Entry = { people: [person], extra: {} };
  // Who is meant is seen from its place, and heard from its name.
  const whom = <span className="visually-hidden"> {label}</span>;
  const links = CALCULATORS.filter(
    ({ page, needs }) => isShown(page) && needs.every((need) => person[need]),
  );

  function cancel() {
    // Synchronously, so that the button is back and can be focused.
    flushSync(() => setIsRenaming(false));
    renameButton.current?.focus();
  }

  return (
    <li className={`stack-2 ruled-below ${styles.person}`} data-testid="person" data-name={label}>
      <div className={styles.head}>
        <SmallSigil name={name} letters={letters} />
        <div>
          <h3 id={id} dir="auto">
            {label}
          </h3>
          <p className="quiet">
            {name && date && longDate(date)}
            {!date && (
              <>
                {words.noBirthDate} <a href={linkTo('home', entry)}>{words.addIt}</a>
              </>
            )}
            {!name && words.noName}
          </p>
        </div>
      </div>
      <NineNumbers name={name} date={date} letters={letters} />
      {date && today && <Now date={date} today={today} />}
      {isRenaming ? (
        <RenameForm
          name={name}
          onSave={(next) => {
            setIsRenaming(false);
            onRename(person, next);
          }}
          onCancel={cancel}
        />
      ) : (
        <div className={`screen-only row-0 ${styles.actions}`}>
          <ul className={`row-0 ${styles.actions}`} aria-labelledby={id}>
            {links.map(({ page }) => (
              <li key={page}>
                <a className="touch" href={linkTo(page, entry)}>
                  {pageName(page)}
                </a>
              </li>
            ))}
          </ul>
          {onCompare && (
            <Button tone="link" onClick={() => onCompare(person)}>
              {words.compare}
              {whom}
            </Button>
          )}
          <Button ref={renameButton} tone="link" onClick={() => setIsRenaming(true)}>
            {words.rename}
            {whom}
          </Button>
          <Button tone="link" onClick={() => onRemove(person)}>
            {words.remove}
            {whom}
          </Button>
        </div>
      )}
    </li>
  );
});

type RenameProps = { name: string; onSave: (name: string) => void; onCancel: () => void };

/** The field for another name, in the place of what can be done with a person. */
function RenameForm({ name, onSave, onCancel }: RenameProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Form
      className={`stack-2 ${styles.form}`}
      onSubmit={(form) => onSave(readText(form, 'new-name'))}
    >
      <NameField ref={field} label={words.newName} name="new-name" defaultValue={name} />
      <SubmitButton>{words.saveName}</SubmitButton>
      <Button tone="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </Form>
  );
}

/** The nine numbers, those that cannot be known without a name or a date as a dash. */
function NineNumbers({ name, date, letters }: CountedPerson) {
  const numbers = homeNumbers(name, date, letters);
  return (
    <dl className={styles.numbers}>
      {numberKinds.map(({ id, label }) => {
        const isKnown = isEnoughFor(id, { name, date });
        return (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              {isKnown ? (
                <NumberChip number={numbers[id]?.value ?? 0} />
              ) : (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="visually-hidden">{words.notKnown}</span>
                </>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The numbers that change with the calendar. */
function Now({ date, today }: { date: CalendarDate; today: CalendarDate }) {
  const { personalYear, personalMonth } = personalCycles(date, today);
  return (
    <p className={`quiet ${styles.now}`}>
      <StressedText parts={words.aboutCycles(today, personalYear.value, personalMonth.value)} />
    </p>
  );
}
