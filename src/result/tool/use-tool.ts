import type { CountedLetters } from '@ninefold/numerology';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LetterChoices } from '../../numbers/letter-choices';
import { type Entry, type Extra, mapAll, readEntry, writeEntry } from '../../person/entry/entry';
import { isSamePerson, type Person } from '../../person/entry/person';
import {
  entryIn,
  fillEntry,
  fillPerson,
  isFormInUse,
  isTyped,
  keepFormFields,
  personIn,
} from '../../person/form/form-entry';
import { resolveChoices, useChosenLetters } from '../../person/letters/counted-letters';
import { useOpening } from '../../person/memory/use-opening';
import {
  forgetResult,
  hadResult,
  hasForgotten,
  markResult,
  personOfVisit,
  remember,
  removeLink,
  resultOf,
} from '../../person/memory/visit';
import { hasLink } from '../../ui/browser/navigation';
import { isReturn } from '../../ui/browser/use-arrival';
import { useLoaded } from '../../ui/loading/use-loaded';
import { entryToOpen, personToFillIn, withChosenLetters } from './opening';
import type { ResolvedEntry, Tool, ToolResult, ToolState } from './tool';

/** The latest result, and which letters the visitor wanted counted when it was calculated. */
type Latest<V> = Omit<ToolResult<V>, keyof ResolvedEntry | 'link'> & {
  readonly chosen: CountedLetters | undefined;
};

/**
 * A tool on its page. It alone reads the address, what this tab remembers and the person of this visit,
 * and decides what the page opens with. A submit is calculated once and remembered once.
 */
export function useTool<V, T>(tool: Tool<V, T>): ToolState<V, T> {
  const { page, extra: patterns = {}, begin = () => ({}), calculate } = tool;
  const { trim = (entry: Entry) => entry } = tool;
  const isPersonal = tool.people > 0;
  const chosen = useChosenLetters();
  const { part = () => '' } = tool;
  const [latest, setLatest] = useState<Latest<V>>();
  const [extra, setExtra] = useState<Extra>({});
  const { loading, preload: preloadPart } = useLoaded(tool.load, part(extra));
  const [earlier, setEarlier] = useState<Entry>();
  const [invitation, setInvitation] = useState<Entry>();
  const formRef = useRef<HTMLFormElement>(null);
  const resultRef = useRef<HTMLDivElement>(null);
  const runs = useRef(0);

  const { runId = 0, shouldScroll = false } = latest ?? {};
  useLayoutEffect(() => {
    if (runId > 0 && shouldScroll) scrollIntoView(resultRef.current);
  }, [runId, shouldScroll]);

  const preload = (shown = extra) => preloadPart(part(shown));

  function resolveLetters({ people, extra }: Entry): ResolvedEntry {
    const lettersOf = (person: Person) => resolveChoices(person.letters, chosen);
    return { people: mapAll(people, (one) => ({ ...one, letters: lettersOf(one) })), extra };
  }

  /** A new result, which is not shown yet. Undefined where the entry is not enough. */
  function resultFrom(entered: Entry, ...before: readonly (Entry | undefined)[]) {
    const whole = { ...entered, extra: { ...begin(extra), ...entered.extra } };
    const visitor = personOfVisit();
    const known = visitor && ({ people: [visitor], extra: {} } as const);
    const entry = withChosenLetters(whole, ...before, latest?.entry, known);
    const value = calculate(resolveLetters(trim(entry)));
    return value === undefined ? undefined : { entry, value };
  }

  function showAndRemember(next: Latest<V>, person?: Partial<Person>) {
    setLatest(next);
    setExtra(next.entry.extra);
    remember(page, next.entry, person);
    markResult();
  }

  function submitEntry(entered: Entry, person?: Partial<Person>) {
    // The letters of whoever invites count as they do for them.
    const next = resultFrom(entered, invitation);
    if (!next) return;
    // The address no longer says whose result it is, unless this one answers its invitation.
    const [inviter] = invitation?.people ?? [];
    if (!inviter || !isSamePerson(inviter, next.entry.people[0])) removeLink();
    preload(next.entry.extra);
    const runId = ++runs.current;
    showAndRemember({ ...next, chosen, runId, isRestored: false, shouldScroll: true }, person);
  }

  /** The same result with other letters, or something else of it. */
  function recalculate(entry: Entry) {
    const value = calculate(resolveLetters(trim(entry)));
    if (latest && value !== undefined) showAndRemember({ ...latest, entry, value, chosen });
  }

  /** The part of an entry that the form asks for. */
  function ofForm(entry: Entry | undefined): Entry | undefined {
    const form = formRef.current;
    return entry && form ? keepFormFields(form, entry) : entry;
  }

  /** Whether a new result would begin with another view: on another day, a game is over. */
  function isOver({ extra: before }: Entry): boolean {
    const next: Extra = { ...before, ...begin({}) };
    return tool.replacesForm === true && next['view'] !== before['view'];
  }

  useOpening((arrival) => {
    const form = formRef.current;
    const visitor = personOfVisit();
    const isBack = isReturn(arrival);
    // A browser keeps pages, fields and addresses for Back. Nothing of what was forgotten comes back.
    const isForgotten = isBack && hasForgotten();
    if (isForgotten) {
      form?.reset();
      clear();
      removeLink();
    }
    // Text already typed is never lost with its form, unless this tab remembers it.
    if (tool.replacesForm && form && isTyped(form, visitor)) {
      preload();
      return undefined;
    }
    const address = ofForm(readEntry(location.hash, patterns));
    // A damaged link.
    if (arrival === 'link' && !address) return undefined;
    const invited = address && tool.invites?.(address) ? address : undefined;
    const last = ofForm(resultOf(page, patterns));
    const known = {
      address,
      earlier: last && !isOver(last) ? last : undefined,
      visitor: visitor && ofForm({ people: [visitor], extra: {} })?.people[0],
      isReturn: isBack,
      hadResult: hadResult(),
    };
    const entry = entryToOpen(tool, known);
    const next = entry && resultFrom(entry);
    const shown = isForgotten ? undefined : latest;
    if (isBack && shown && next && isEqual(shown.entry, next.entry)) return undefined;
    // The browser may have filled in what was here before.
    const isRefilled = shown || (isBack && !form?.matches(':focus-within'));
    if (next && (isRefilled || arrival === 'link')) form?.reset();
    if (form && entry) fillEntry(form, entry, { isWhole: next !== undefined });
    setInvitation(invited);
    const runId = ++runs.current;
    if (next) {
      return preload(next.entry.extra).then(() => {
        // Another result was asked for meanwhile.
        if (runs.current !== runId) return;
        const shouldScroll = entry === address && !isBack;
        showAndRemember({ ...next, chosen, runId, isRestored: true, shouldScroll });
      });
    }
    setLatest(undefined);
    setEarlier(last);
    const isFilledIn = (isPersonal || tool.startsWithPerson) && (!entry || invited);
    const person = isFilledIn ? personToFillIn(known, invited) : undefined;
    if (form && person) fillPerson(form, person, invited?.people.length);
    // Anything typed or focused before hydration fired no event here.
    if (form && isFormInUse(form)) preload();
    return undefined;
  });

  function submit(form: HTMLFormElement) {
    const person = personIn(form);
    const entry = entryIn(form, person, Object.keys(patterns));
    // Whoever invites is not the visitor.
    submitEntry(entry, isPersonal && !invitation ? person : undefined);
  }

  function changeView(next: Extra) {
    if (!latest) return setExtra(next);
    const shown = { ...latest.entry.extra, ...next };
    preload(shown);
    recalculate({ ...latest.entry, extra: shown });
  }

  function chooseLetters(letters: readonly Person['letters'][]) {
    if (!latest) return;
    const people = mapAll(latest.entry.people, (one, at) => ({ ...one, letters: letters[at] }));
    recalculate({ ...latest.entry, people });
  }

  function clear() {
    // A result that is still loading is no longer wanted.
    runs.current += 1;
    setLatest(undefined);
    setEarlier(undefined);
    setInvitation(undefined);
  }

  function startOver() {
    forgetResult(page);
    clear();
    setEarlier(latest?.entry);
  }

  /** The latest result as it is now: other letters may count in this browser since it was calculated. */
  function asShown(latest: Latest<V>): ToolResult<V> | undefined {
    const entry = trim(latest.entry);
    const resolved = resolveLetters(entry);
    const value = latest.chosen === chosen ? latest.value : calculate(resolved);
    if (value === undefined) return undefined;
    const people = mapAll(resolved.people, (person, index) => ({
      ...person,
      choose: (choices: LetterChoices | undefined) =>
        chooseLetters(entry.people.map(({ letters }, at) => (at === index ? choices : letters))),
    }));
    return { ...latest, ...resolved, people, entry, link: writeEntry(resolved), value };
  }

  const result = latest && asShown(latest);
  useTwins(result?.link);

  return {
    tool,
    result,
    extra,
    earlier,
    invitation,
    loading,
    preload,
    formRef,
    resultRef,
    submit,
    submitEntry,
    changeView,
    chooseLetters,
    clear,
    startOver,
  };
}

/**
 * The page in another language opens with what is shown of a link here: its person is not the visitor, whom
 * the tab remembers. An address without a link gets none.
 */
function useTwins(link: string | undefined): void {
  useEffect(() => {
    const fragment = hasLink() ? (link ?? location.hash) : '';
    for (const twin of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) {
      twin.hash = fragment;
    }
  });
}

function isEqual(one: Entry, other: Entry): boolean {
  const link = writeEntry(one);
  return link !== undefined && link === writeEntry(other);
}

/**
 * Scrolls to a new result. On a narrow screen it always comes to the top; on a wide one, where it is
 * next to the form, only if it is out of view.
 */
function scrollIntoView(element: Element | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  const isNarrow = matchMedia('(width < 64rem)').matches;
  const isInView = !isNarrow && top >= 0 && top <= innerHeight * 0.75;
  // Overrides the page's smooth scrolling, so that the result is visible in the next frame.
  if (!isInView) element.scrollIntoView({ block: 'start', behavior: 'instant' });
}
