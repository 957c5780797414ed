import type { CalendarDate } from '@ninefold/numerology';
import { type Ref, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import * as words from '#texts/tools/people/view';
import { path } from '../../config/paths';
import { linkTo } from '../../person/entry/entry';
import { MAX_SAVED_PEOPLE, peopleIn, type SavedPerson } from '../../person/people/saved-people';
import { SelectField } from '../../ui/form/SelectField';
import { LinkedText } from '../../ui/page/TextLink';
import button from '../../ui/primitives/Button.module.css';
import { UndoRow } from '../../ui/primitives/UndoRow';
import { FamilyTable } from './FamilyTable';
import { type Comparable, isComparable } from './family';
import styles from './People.module.css';
import { PersonCard } from './PersonCard';

const NOBODY: readonly Comparable[] = [];

type Props = {
  saved: readonly SavedPerson[];
  /** Undefined until the visitor's date is known. */
  today: CalendarDate | undefined;
  /** Whose removal can still be undone. */
  removed: SavedPerson | undefined;
  onRename: (person: SavedPerson, name: string) => void;
  onRemove: (person: SavedPerson) => void;
  onUndo: (person: SavedPerson) => void;
  onExpire: (hasFocus: boolean) => void;
};

/** Everybody who is saved, and the family as a table. */
export function PeopleView(props: Props) {
  const { saved, today, removed, onRename, onRemove, onUndo, onExpire } = props;
  const [chosen, setChosen] = useState<readonly [string, string]>(['', '']);
  const second = useRef<HTMLSelectElement>(null);

  const compare = useCallback((person: SavedPerson) => {
    setChosen(([, other]) => [person.record.id, other]);
    second.current?.focus();
  }, []);

  const family = useMemo(() => saved.filter(isComparable).slice(0, MAX_SAVED_PEOPLE), [saved]);
  // A hundred people make ten thousand squares: everybody is shown before them.
  const tabled = useDeferredValue(family, NOBODY);
  const incomplete = saved.filter((person) => !isComparable(person));
  const records = saved.map(({ record }) => record);
  const shown = removed ? peopleIn([...records, removed.record]) : saved;
  return (
    <>
      <ul className={styles.cards}>
        {shown
          .slice(0, MAX_SAVED_PEOPLE)
          .map((person) =>
            person.record.id === removed?.record.id ? (
              <UndoRow
                key={person.record.id}
                note={words.removed(person.label)}
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
      {saved.length > MAX_SAVED_PEOPLE && (
        <p>{words.tooManyToShow(saved.length, MAX_SAVED_PEOPLE)}</p>
      )}
      {family.length > 1 && (
        <section className="stack-2 mt-6" aria-labelledby="family-heading">
          <h2 id="family-heading">{words.everyPair}</h2>
          <p className="measure">
            <LinkedText text={words.aboutTable} />
          </p>
          {tabled.length > 1 && <FamilyTable people={tabled} />}
          {incomplete.length > 0 && (
            <p className="note">{words.leftOut(incomplete.map(({ label }) => label))}</p>
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

function CompareTwo({ people, chosen, onChoose, second }: CompareTwoProps) {
  const options = people.map(({ record, name }) => ({ value: record.id, label: name }));
  const [one, other] = chosen.map((id) => people.find(({ record }) => record.id === id));
  const comparison =
    one && other ? linkTo('together', { people: [one, other], extra: {} }) : path('together');
  return (
    <div className={`screen-only cards ${styles.compare}`}>
      <SelectField
        label={words.firstPerson}
        options={options}
        value={chosen[0]}
        onChange={({ currentTarget: { value } }) => onChoose([value, chosen[1]])}
      />
      <SelectField
        ref={second}
        label={words.secondPerson}
        options={options}
        value={chosen[1]}
        onChange={({ currentTarget: { value } }) => onChoose([chosen[0], value])}
      />
      <a className={`${button.button} ${button.plain}`} href={comparison}>
        {words.compareTwo}
      </a>
    </div>
  );
}
