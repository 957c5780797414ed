import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#texts/person/people';
import { path } from '../../config/paths';
import { LinkedText, StressedText } from '../../ui/page/TextLink';
import { Button } from '../../ui/primitives/Button';
import { StorageNotes } from '../../ui/storage/StorageNotes';
import { labelOf, type Person } from '../entry/person';
import { peopleFormat } from './person-record';
import styles from './SavePerson.module.css';
import { MAX_SAVED_PEOPLE, planSaving, savePerson, usePeople } from './saved-people';

type Props = {
  person: Person;
  /** Whether it says who is meant, where there are two of them. */
  isNamed?: boolean;
};

/** Saves a person in this browser. Once they are saved, the way to everybody who is. */
export function SavePerson({ person, isNamed = false }: Props) {
  const id = useId();
  const { saved, list } = usePeople();
  const link = useRef<HTMLAnchorElement>(null);

  function save() {
    // Synchronously, so that the link exists and can be focused: the button is gone.
    flushSync(() => savePerson(person));
    link.current?.focus({ preventScroll: true });
  }

  const { outcome } = planSaving(saved, person, new Date());
  // A name that no link can hold cannot be saved either.
  if (outcome === 'unusable') return null;
  const isSaved = outcome === 'known';
  const canSave = outcome === 'added' || outcome === 'completed';
  return (
    <div className={`row ${styles.form}`}>
      {isNamed && (
        <span id={id} className={styles.whose} dir="auto">
          {labelOf(person)}
        </span>
      )}
      {canSave && (
        <Button tone="plain" aria-describedby={isNamed ? id : undefined} onClick={save}>
          {words.keepThisPerson}
        </Button>
      )}
      {canSave && !isNamed && (
        <a className={styles.what} href={path('people')}>
          {words.whatIsThis}
        </a>
      )}
      <div aria-live="polite" className={`status ${styles.state}`}>
        {isSaved && (
          <p>
            {list.unsaved === 0 && <StressedText parts={words.kept} />}
            <a ref={link} href={path('people')}>
              {words.yourPeople}
            </a>
          </p>
        )}
        {outcome === 'full' && (
          <p>
            <LinkedText text={words.noRoom(MAX_SAVED_PEOPLE)} />
          </p>
        )}
        {isSaved && list.unsaved > 0 && (
          <StorageNotes
            list={list}
            format={peopleFormat}
            one={words.thePerson}
            many={words.people}
          />
        )}
      </div>
    </div>
  );
}
