import type { CalendarDate } from '@ninefold/numerology';
import { type Ref, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { path } from '../../config/paths';
import { linkTo } from '../../person/entry/entry';
import { type KeptPerson, MAX_KEPT_PEOPLE, peopleIn } from '../../person/people/kept-people';
import { SelectField } from '../../ui/form/SelectField';
import { LinkedText } from '../../ui/page/TextLink';
import button from '../../ui/primitives/Button.module.css';
import { UndoRow } from '../../ui/primitives/UndoRow';
import { FamilyTable } from './FamilyTable';
import { type Comparable, isComparable } from './family';
import styles from './People.module.css';
import { PersonCard } from './PersonCard';
import { ABOUT_TABLE, isRemoved, leftOut, tooManyToShow } from './words';

const NOBODY: readonly Comparable[] = [];

type Props = {
  kept: readonly KeptPerson[];
  /** Undefined until the visitor's date is known. */
  today: CalendarDate | undefined;
  /** Whose removal can still be undone. */
  removed: KeptPerson | undefined;
  onRename: (person: KeptPerson, name: string) => void;
  onRemove: (person: KeptPerson) => void;
  onUndo: (person: KeptPerson) => void;
  /** Called when the time for Undo is over. */
  onExpire: (hasFocus: boolean) => void;
};

/** Everybody who is kept, and the family as a table. */
export function PeopleView(props: Props) {
  const { kept, today, removed, onRename, onRemove, onUndo, onExpire } = props;
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const second = useRef<HTMLSelectElement>(null);

  const compare = useCallback((person: KeptPerson) => {
    setChosen(([, other]) => [person.record.id, other]);
    second.current?.focus();
  }, []);

  const family = useMemo(() => kept.filter(isComparable).slice(0, MAX_KEPT_PEOPLE), [kept]);
  // A hundred people make ten thousand squares: everybody is shown before them.
  const tabled = useDeferredValue(family, NOBODY);
  const incomplete = kept.filter((person) => !isComparable(person));
  const records = kept.map(({ record }) => record);
  const shown = removed ? peopleIn([...records, removed.record]) : kept;
  return (
    <>
      <ul className={styles.cards}>
        {shown
          .slice(0, MAX_KEPT_PEOPLE)
          .map((person) =>
            person.record.id === removed?.record.id ? (
              <UndoRow
                key={person.record.id}
                note={isRemoved(person.label)}
                onUndo={() => onUndo(person)}
                onExpire={onExpire}
              />
            ) : (
              <PersonCard
                key={person.record.id}
                person={person}
                today={today}
                onCompare={isComparable(person) && family.length > 1 ? compare : undefined}
                onRename={onRename}
                onRemove={onRemove}
              />
            ),
          )}
      </ul>
      {kept.length > MAX_KEPT_PEOPLE && <p>{tooManyToShow(kept.length)}</p>}
      {family.length > 1 && (
        <section className="stack-2 apart-6" aria-labelledby="family-heading">
          <h2 id="family-heading">How everyone gets along</h2>
          <p className="measure">
            <LinkedText text={ABOUT_TABLE} />
          </p>
          {tabled.length > 1 && <FamilyTable people={tabled} />}
          {incomplete.length > 0 && (
            <p className="note">{leftOut(incomplete.map(({ label }) => label))}</p>
          )}
          <CompareTwo
            people={family}
            chosen={twoOf(family, chosen)}
            onChoose={setChosen}
            second={second}
          />
        </section>
      )}
    </>
  );
}

/** The two who are chosen, as far as they are still here, and otherwise the next in line. */
function twoOf(
  family: readonly Comparable[],
  [first, second]: readonly [string, string],
): readonly [string, string] {
  const ids = family.map(({ record }) => record.id);
  const one = ids.find((id) => id === first) ?? ids.find((id) => id !== second) ?? '';
  const other = ids.find((id) => id === second && id !== one) ?? ids.find((id) => id !== one) ?? '';
  return [one, other];
}

type CompareTwoProps = {
  people: readonly Comparable[];
  /** The ids of the two who are chosen. */
  chosen: readonly [string, string];
  onChoose: (chosen: readonly [string, string]) => void;
  /** The second field, to be focused when the first was chosen elsewhere. */
  second: Ref<HTMLSelectElement>;
};

/** Two of the people, and a link that compares them. */
export function CompareTwo({ people, chosen, onChoose, second }: CompareTwoProps) {
  const options = people.map(({ record, name }) => ({ value: record.id, label: name }));
  const pair = chosen.map((id) => people.find(({ record }) => record.id === id));
  const [one, other] = pair;
  const comparison =
    one && other ? linkTo('together', { people: [one, other], extra: {} }) : path('together');
  return (
    <div className={`screen-only cards ${styles.compare}`}>
      <SelectField
        label="First person"
        options={options}
        value={chosen[0]}
        onChange={({ currentTarget: { value } }) => onChoose([value, chosen[1]])}
      />
      <SelectField
        ref={second}
        label="Second person"
        options={options}
        value={chosen[1]}
        onChange={({ currentTarget: { value } }) => onChoose([chosen[0], value])}
      />
      <a className={`${button.button} ${button.plain}`} href={comparison}>
        Compare these two
      </a>
    </div>
  );
}
