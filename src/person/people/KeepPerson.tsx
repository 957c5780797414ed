import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { path } from '../../config/paths';
import { Button } from '../../ui/primitives/Button';
import { StorageNotes } from '../../ui/storage/StorageNotes';
import { labelOf, type Person } from '../entry/person';
import styles from './KeepPerson.module.css';
import { findKept, keep, MOST_PEOPLE, usePeople } from './kept-people';
import { recordOf, savedPeople } from './person-record';

type Props = {
  person: Person;
  /** Whether it says who is meant, where there are two of them. */
  isNamed?: boolean;
};

/** Keeps a person in this browser. Once they are kept, the way to everybody who is. */
export function KeepPerson({ person, isNamed = false }: Props) {
  const id = useId();
  const { kept, list } = usePeople();
  const link = useRef<HTMLAnchorElement>(null);

  function press() {
    // Synchronously, so that the link exists and can be focused: the button is gone.
    flushSync(() => keep(person));
    link.current?.focus({ preventScroll: true });
  }

  const isKept = findKept(kept, person) !== undefined;
  // A name that no link can hold cannot be kept either.
  if (!isKept && !recordOf(person, new Date())) return null;
  return (
    <div className={styles.keep}>
      {isNamed && (
        <span id={id} className={styles.whose} dir="auto">
          {labelOf(person)}
        </span>
      )}
      {!isKept && kept.length < MOST_PEOPLE && (
        <Button tone="plain" aria-describedby={isNamed ? id : undefined} onClick={press}>
          Keep this person
        </Button>
      )}
      {!isKept && kept.length < MOST_PEOPLE && !isNamed && (
        <a className={styles.what} href={path('people')}>
          What’s this?
        </a>
      )}
      <div aria-live="polite" className={styles.state}>
        {isKept && (
          <p>
            <strong>Kept</strong> in this browser.{' '}
            <a ref={link} href={path('people')}>
              Your people
            </a>
          </p>
        )}
        {!isKept && kept.length >= MOST_PEOPLE && (
          <p>
            You’ve kept {MOST_PEOPLE} people, and there’s no room for more. You can{' '}
            <a href={path('people')}>remove somebody</a> first.
          </p>
        )}
        {isKept && list.unsaved > 0 && (
          <StorageNotes list={list} format={savedPeople} one="The person you kept" many="people" />
        )}
      </div>
    </div>
  );
}
