import { whatNext } from '#texts/result/next';
import { NumberFigure } from '../../art/NumberFigure';
import { type PageId, pageName } from '../../config/paths';
import { isKnownOf, type Person } from '../../person/entry/person';
import { resolveChoices, useChosenLetters } from '../../person/letters/counted-letters';
import { personOfVisit, remember, rememberPerson, resultOf } from '../../person/memory/visit';
import { useToday } from '../../ui/browser/use-today';
import styles from './NextCards.module.css';
import { nextCards } from './next-cards';

/** Where to go after a result: three pages, each with a number that the visitor has there. */
export function NextCards({ person: about }: { person: Person }) {
  const person = withWhatIsKnown(about);
  const today = useToday();
  const letters = resolveChoices(person.letters, useChosenLetters());
  if (!today) return null;
  const page = document.documentElement.dataset['page'] as PageId | undefined;
  const hasSeen = (other: PageId) => resultOf(other, 'any') !== undefined;
  const cards = nextCards(page, { ...person, letters, today }, hasSeen);
  return (
    <nav className="screen-only stack-2" aria-label={whatNext} data-testid="next">
      {cards.map(({ page, address, number, sentence }) => (
        <a
          key={page}
          className={`card ${styles.card}`}
          data-number={number}
          href={address}
          onClick={() => ask(page, person)}
        >
          <NumberFigure number={number} detail="outline" className={styles.figure} />
          <span>
            <strong>{pageName(page)}</strong>
            <span className="reading">{sentence}</span>
          </span>
        </a>
      ))}
    </nav>
  );
}

/** A click on a card asks for the result that it names, as a submit would: the page opens with it. */
function ask(page: PageId, person: Person): void {
  const earlier = resultOf(page, 'any');
  if (earlier && isKnownOf(person, earlier.people[0])) rememberPerson(person);
  else remember(page, { people: [person], extra: {} }, person);
}

/** A form may have asked for less than this tab remembers of somebody. */
function withWhatIsKnown(person: Person): Person {
  const visitor = personOfVisit();
  if (!visitor || !isKnownOf(visitor, person)) return person;
  return { ...person, name: person.name || visitor.name, date: person.date ?? visitor.date };
}
