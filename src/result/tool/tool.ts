import type { ReactNode, RefObject } from 'react';
import type { Offer } from '../../config/offer';
import type { PageId } from '../../config/paths';
import type { LetterChoices } from '../../numbers/letter-choices';
import type { AtLeastOne, Entry, Extra, ExtraPatterns } from '../../person/entry/entry';
import type { CountedPerson, Person } from '../../person/entry/person';
import type { Loading } from '../../ui/loading/use-loaded';
import type { LetterChooser } from '../working/letter-chooser';

/** What a tool calculates from: an entry in which it is known how the letters count. */
export interface ResolvedEntry extends Entry {
  readonly people: AtLeastOne<CountedPerson>;
}

/** A tool: people in, a result out. See docs/decisions/09-results-and-links.md. */
export interface Tool<V, T> {
  readonly page: PageId;
  /** How many people it is about at most; none where a name is not a visitor's: a business's, a rival's. */
  readonly people: 0 | 1 | 2 | 4;
  /** Whether the visitor is filled in as the first of its names, though that may be anybody's. */
  readonly startsWithPerson?: boolean;
  /** What a link or a field of the form may hold besides people. */
  readonly extra?: ExtraPatterns;
  /** What of it a new result begins with, given what was shown before: the tab that is open, this year. */
  readonly begin?: (before: Extra) => Extra;
  /** Whether an entry that is not enough is an invitation: somebody else adds the rest. */
  readonly invites?: (entry: Entry) => boolean;
  /** Leaves out what a result, and a link to it, do not need of an entry. This tab remembers all of it. */
  readonly trim?: (entry: Entry) => Entry;
  /** Undefined where the entry is not enough. */
  readonly calculate: (entry: ResolvedEntry) => V | undefined;
  /** Fetches what a result needs, when a visitor starts to use the form. */
  readonly load: (part: string) => Promise<T>;
  /** Which part of it is shown, where a result does not need all of it at once. */
  readonly part?: (extra: Extra) => string;
  /**
   * Whether the result takes the place of the form. Then it is shown again after Back, Forward and reload
   * only, never over typed text, and not where a new one would begin with another view, such as another day.
   */
  readonly replacesForm?: boolean;
}

/** A result on the screen. */
export interface ToolResult<V> extends Entry {
  /** Whom it is about: how their letters count, and what decides it. */
  readonly people: AtLeastOne<LetterChooser>;
  /** What it was made from: letters that count as in this browser are not decided in it. */
  readonly entry: Entry;
  /** The fragment of a link to it; undefined where no link can hold it. */
  readonly link: string | undefined;
  readonly value: V;
  /** Changes with every calculation; a React key for whatever must reset with each. */
  readonly runId: number;
  /** Whether the page opened with it, instead of a submit. */
  readonly isRestored: boolean;
  /** Whether the page scrolls to it: not where a visitor comes back to it. */
  readonly shouldScroll: boolean;
}

/** A tool in use on its page. */
export interface ToolState<V = unknown, T = unknown> {
  readonly tool: Tool<V, T>;
  readonly result: ToolResult<V> | undefined;
  /** What is shown of the result, also before there is one. */
  readonly extra: Extra;
  /** What the last result here was made from, where it is not shown again. */
  readonly earlier: Entry | undefined;
  /** The invitation in the address, also once it is answered. */
  readonly invitation: Entry | undefined;
  readonly loading: Loading<T>;
  /** Fetches what is shown, or what else can be. Resolves when it is there, or failed to load. */
  readonly preload: (shown?: Extra) => Promise<void>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  /** The element that contains the result, which is scrolled to. */
  readonly resultRef: RefObject<HTMLDivElement | null>;
  /** Shows the result of what is in the form, and remembers who entered it. */
  readonly submit: (form: HTMLFormElement) => void;
  /** The same for an entry that is at hand. One that is not enough changes nothing. */
  readonly submitEntry: (entry: Entry, entered?: Partial<Person>) => void;
  readonly changeView: (extra: Extra) => void;
  /** Decides how the letters of each name count; undefined: as in this browser. */
  readonly chooseLetters: (letters: readonly (LetterChoices | undefined)[]) => void;
  /** Takes the result from the screen. */
  readonly clear: () => void;
  /** Takes it from the screen, and forgets it. */
  readonly startOver: () => void;
}

/** Names a tool and checks its types. */
export function defineTool<V, T = undefined>(
  tool: Omit<Tool<V, T>, 'load'> & { readonly load?: (part: string) => Promise<T> },
): Tool<V, T> {
  return { load: async () => undefined as T, ...tool };
}

/** What the page of a tool passes to it: an island cannot read the configuration. */
export type ToolProps = {
  /** The affiliate offer below its result. */
  offer: Offer;
  /** Shown until there is a result. */
  children?: ReactNode;
};
