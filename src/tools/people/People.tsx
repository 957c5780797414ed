import { type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#texts/tools/people';
import { BirthDateField } from '../../person/form/BirthDateField';
import { personIn } from '../../person/form/form-entry';
import { NameField } from '../../person/form/NameField';
import { peopleFormat, renamed } from '../../person/people/person-record';
import {
  findSaved,
  MAX_SAVED_PEOPLE,
  people,
  peopleIn,
  remove,
  replace,
  type SavedPerson,
  savePerson,
  usePeople,
} from '../../person/people/saved-people';
import { useToday } from '../../ui/browser/use-today';
import { Form } from '../../ui/form/Form';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { LoadedPart } from '../../ui/loading/PendingReading';
import { ErrorBoundary } from '../../ui/primitives/ErrorBoundary';
import { StorageNotes } from '../../ui/storage/StorageNotes';
import { OwnPeople } from './OwnPeople';
import styles from './People.module.css';
import { describeOpening, LARGEST_COPY, openCopy } from './people-copy';

// It needs more code than the form should wait for, and whoever has saved nobody needs none of it.
const loadView = async () => (await import('./PeopleView')).PeopleView;

/** Everybody whom the visitor saved: their numbers, the family as a table, and their own copy. */
export function People({ children: placeholder }: { children?: ReactNode }) {
  const { saved, list } = usePeople();
  const today = useToday();
  const [removed, setRemoved] = useState<SavedPerson>();
  const [message, setMessage] = useState({ count: 0, words: '' });
  const area = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const say = useCallback(
    (words: string) => setMessage(({ count }) => ({ count: count + 1, words })),
    [],
  );

  function saveFrom(form: HTMLFormElement) {
    const person = { name: '', ...personIn(form) };
    const outcome = savePerson(person);
    if (outcome === 'known') return say(words.alreadyHere(person.name));
    if (outcome === 'full') return say(words.noRoom(MAX_SAVED_PEOPLE));
    // Where it isn’t saved, that is said instead.
    say(people.current().unsaved > 0 ? '' : words.kept(person.name));
    form.reset();
    form.querySelector('input')?.focus();
  }

  const rename = useCallback(
    (person: SavedPerson, name: string) => {
      const record = renamed(person.record, name);
      const others = peopleIn(people.current().records).filter(
        (other) => other.record.id !== person.record.id,
      );
      if (!record) return;
      if (findSaved(others, { name, date: person.date })) say(words.alreadyHere(name));
      else {
        flushSync(() => replace(person, record));
        say(words.renamed(person.label, name));
      }
      // The card has moved with its name.
      const card = area.current?.querySelector(`[data-name="${CSS.escape(name)}"]`);
      (card?.querySelector('button') ?? heading.current)?.focus();
    },
    [say],
  );

  const removeOne = useCallback((person: SavedPerson) => {
    setRemoved(person);
    remove(person);
  }, []);

  function endUndo(hasFocus: boolean) {
    setRemoved(undefined);
    // The Undo button is gone.
    if (hasFocus) heading.current?.focus({ preventScroll: true });
  }

  function undo(person: SavedPerson) {
    people.restore(person.record);
    endUndo(true);
  }

  function removeEveryone() {
    setRemoved(undefined);
    people.clear();
    say(words.everybodyRemoved);
    heading.current?.focus();
  }

  async function open(file: File) {
    const text = file.size > LARGEST_COPY ? '' : await file.text().catch(() => '');
    const opened = openCopy(text, peopleIn(people.read().records), new Date());
    if (typeof opened === 'object') {
      if (opened.added.length > 0) people.add(...opened.added);
      for (const { before, record } of opened.completed) replace(before, record);
    }
    say(describeOpening(opened));
  }

  return (
    <div ref={area} className={`stack-6 page ${styles.people}`}>
      <section className={styles.list} aria-labelledby="people-heading">
        <h2 id="people-heading" ref={heading} tabIndex={-1}>
          {words.everyone}
        </h2>
        {/* Always in the page: what Astro puts into a slot cannot come back. */}
        <div className={`reading measure ${styles.empty}`} hidden={saved.length > 0}>
          <p>{words.nobodyYet}</p>
          {placeholder}
        </div>
        {saved.length > 0 && <p className="note">{words.howMany(saved.length)}</p>}
        {(saved.length > 0 || removed) && (
          <ErrorBoundary>
            <LoadedPart load={loadView} failed={words.failed}>
              {(View) => (
                <View
                  saved={saved}
                  today={today}
                  removed={removed}
                  onRename={rename}
                  onRemove={removeOne}
                  onUndo={undo}
                  onExpire={endUndo}
                />
              )}
            </LoadedPart>
          </ErrorBoundary>
        )}
      </section>
      <section className="stack-2 screen-only" aria-labelledby="keep-heading">
        <h2 id="keep-heading">{words.keepSomebody}</h2>
        <Form className={`stack-2 ${styles.form}`} onSubmit={saveFrom}>
          <NameField />
          <BirthDateField />
          <SubmitButton>{words.keepThisPerson}</SubmitButton>
        </Form>
      </section>
      <div role="status" className="status stack-1 screen-only">
        {/* A new element is announced again, even with the same words. */}
        {message.words && <p key={message.count}>{message.words}</p>}
        <StorageNotes list={list} format={peopleFormat} one={words.thePerson} many={words.people} />
      </div>
      <section className="stack-2 screen-only" aria-labelledby="copy-heading">
        <h2 id="copy-heading">{words.yourOwnCopy}</h2>
        <p className="reading measure">{words.aboutCopies}</p>
        <OwnPeople
          saved={saved}
          hasSaved={saved.length > 0 || list.isDamaged}
          onOpen={open}
          onRemoveEveryone={removeEveryone}
        />
      </section>
    </div>
  );
}
