import { noKeeping, noNext } from '#texts/result';
import * as words from '#texts/result/reading';
import { path } from '../../config/paths';
import { isKnownOf, type Person } from '../../person/entry/person';
import { personOfVisit } from '../../person/memory/visit';
import { addressHere } from '../../ui/browser/navigation';
import { LoadedPart } from '../../ui/loading/PendingReading';
import { Button } from '../../ui/primitives/Button';
import { CopyButton } from '../../ui/primitives/CopyButton';
import { AfterFirstPaint } from './AfterFirstPaint';
import styles from './ResultActions.module.css';

const loadSavePerson = async () => (await import('../../person/people/SavePerson')).SavePerson;
const loadNextCards = async () => (await import('../next/NextCards')).NextCards;

type Props = {
  /** The fragment of a link to the result; none where no link can hold it. */
  link?: string | undefined;
  /** Who can be saved. A business is nobody. */
  people?: readonly Person[] | undefined;
  /** Whom the cards are about: by default the visitor, if they are one of them, else the first. */
  about?: Person | undefined;
  /** Whether the page is worth printing; not where the result has sheets of its own. */
  canPrint?: boolean;
};

/** The end of every result: what can be done with it, in one row, and three cards that lead on. */
export function ResultActions(props: Props) {
  const { link, people = [], about = visitorAmong(people), canPrint = true } = props;
  return (
    <AfterFirstPaint>
      <div className={`screen-only row mt-3 ${styles.actions}`}>
        {link && (
          <CopyButton
            key={link}
            label={words.copyLink}
            description={words.linkToThisResult}
            getText={() => addressHere(link)}
          />
        )}
        {canPrint && (
          <Button tone="plain" onClick={() => window.print()}>
            {words.print}
          </Button>
        )}
        {people.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people have no identity but their place
          <div key={index} className={people.length > 1 ? styles.saveBoth : styles.save}>
            <LoadedPart load={loadSavePerson} failed={noKeeping}>
              {(SavePerson) => <SavePerson person={person} isNamed={people.length > 1} />}
            </LoadedPart>
          </div>
        ))}
      </div>
      {about && (
        <div className={`screen-only mt-3 ${styles.next}`}>
          <LoadedPart load={loadNextCards} failed={noNext}>
            {(NextCards) => <NextCards person={about} />}
          </LoadedPart>
        </div>
      )}
      <p className="screen-only">
        <a className="touch" href={path('explore')}>
          {words.everythingHere}
        </a>
      </p>
    </AfterFirstPaint>
  );
}

/** Somebody who was invited is the second of two. */
function visitorAmong(people: readonly Person[]): Person | undefined {
  const visitor = personOfVisit();
  return people.find((person) => visitor && isKnownOf(visitor, person)) ?? people[0] ?? visitor;
}
