import { type SubmitEvent, useRef, useState } from 'react';
import { useIsHydrated } from '../../../ui/browser/use-is-hydrated';
import { PrivacyNote } from '../../../ui/calculator/PrivacyNote';
import { Button } from '../../../ui/primitives/Button';
import { CopyLink } from '../../../ui/result/CopyLink';
import {
  forgetEverything,
  isAnythingRemembered,
  isFirstOpening,
  rememberedFragment,
  rememberedPerson,
  rememberPerson,
} from '../../../ui/session/session-memory';
import { useRestore } from '../../../ui/session/use-restore';
import type { Person } from '../comparison/compare';
import { PersonFields, type Who } from './PersonFields';
import { readPeople, writePeople } from './pair-link';
import { fillPerson, readPerson } from './read-person';
import styles from './TogetherForm.module.css';

/** The two people who are compared. */
export type People = readonly [Person, Person];

type Props = {
  /** Called when a visitor starts to use the form, or when it opens already filled in. */
  onTouch: () => void;
  /** Shows a result, and scrolls to it unless it was restored. */
  onCompare: (people: People, shouldScroll: boolean) => void;
  onForget: () => void;
};

/** The fields of both people, and a link that invites the second to fill in their own. */
export function TogetherForm({ onTouch, onCompare, onForget }: Props) {
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [inviter, setInviter] = useState('');
  const [isRemembered, setIsRemembered] = useState(false);
  const [refusal, setRefusal] = useState({ count: 0, words: '' });

  useRestore(() => {
    const page = location.pathname;
    const linked = readPeople(location.hash);
    const remembered = readPeople(rememberedFragment(page));
    const inviting = linked?.length === 1 ? linked[0] : undefined;
    // An invitation is shown until it is answered, also after a reload.
    const isOpened = inviting
      ? remembered?.[0].name !== inviting.name
      : linked && isFirstOpening(page, location.hash);
    const [first, second] = (isOpened ? linked : remembered) ?? [];
    setInviter(inviting?.name ?? '');
    restore(first, second, Boolean(isOpened));
    setIsRemembered(isAnythingRemembered());
    if (first ?? rememberedPerson()) onTouch();
  }, 'hashchange');

  function restore(first: Person | undefined, second: Person | undefined, isLinked: boolean) {
    if (!form.current) return;
    const owner = rememberedPerson();
    if (!first) {
      if (owner) fillPerson(form.current, 'first', owner);
      return;
    }
    fillPerson(form.current, 'first', first);
    if (second) {
      fillPerson(form.current, 'second', second);
      onCompare([first, second], isLinked);
    } else if (owner && owner.name !== first.name) {
      fillPerson(form.current, 'second', owner);
    }
  }

  /** The person in the fields. Where something is missing, its field gets the focus. */
  function read(who: Who): Person | undefined {
    const person = form.current && readPerson(form.current, who);
    if (!(person instanceof HTMLInputElement)) return person ?? undefined;
    person.focus();
    const label = person.labels?.[0]?.textContent;
    const words = `${legends[who]}: ${label} is missing or not complete.`;
    setRefusal(({ count }) => ({ count: count + 1, words }));
    return undefined;
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const first = read('first');
    const second = first && read('second');
    if (!second) return;
    setRefusal({ count: 0, words: '' });
    onTouch();
    onCompare([first, second], true);
    // In an invitation the first person is somebody else, not the owner of this tab.
    if (!inviter) rememberPerson(first);
    setIsRemembered(isAnythingRemembered());
  }

  function invitation(): string | undefined {
    const first = read('first');
    const fragment = first && writePeople([first]);
    return fragment && location.origin + location.pathname + fragment;
  }

  function forget() {
    forgetEverything();
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
    setInviter('');
    setIsRemembered(false);
    onForget();
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onFocus={onTouch}
      onPointerEnter={onTouch}
      onSubmit={submit}
    >
      {inviter && (
        <p className={styles.invitation}>
          <strong dir="auto">{inviter}</strong> asks how the two of you go together. Fill in your
          own name and birth date below and press Compare. What you type stays in this browser:
          nothing reaches a server, or {inviter}, unless you send a link yourself.
        </p>
      )}
      <PersonFields legend={legends.first} prefix="first">
        <div className={styles.half}>
          <CopyLink label="Copy my half" description="Your invitation" getLink={invitation} />
          <p className={styles.hint}>
            An invitation: a link with this person only. Whoever opens it adds their own half.
          </p>
        </div>
      </PersonFields>
      <PersonFields legend={legends.second} prefix="second" />
      <Button type="submit" disabled={!isHydrated}>
        Compare
      </Button>
      <noscript>
        <p className={styles.hint}>
          The sums are done in your browser, by JavaScript, which is switched off here.
        </p>
      </noscript>
      <PrivacyNote onForget={isRemembered ? forget : undefined} />
      <p aria-live="polite" className="visually-hidden">
        {/* A new element is announced again, even with the same words. */}
        <span key={refusal.count}>{refusal.words}</span>
      </p>
    </form>
  );
}

const legends: Readonly<Record<Who, string>> = {
  first: 'First person',
  second: 'Second person',
};
