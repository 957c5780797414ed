import { compare } from '../../compatibility/compare';
import { resolveChoices, useCountedLetters } from '../../person/letters/counted-letters';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import type { ToolProps } from '../../person/tool/tool-props';
import { useLatest } from '../../person/tool/use-latest';
import { useToday } from '../../ui/browser/use-today';
import { useLoaded } from '../../ui/loading/use-loaded';
import { type People, type SavedPerson, writePeople } from '../../ui/session/pair-link';
import { rememberFragment } from '../../ui/session/session-memory';
import { meaningOf } from './comparison/overall';
import { loadTogetherTables } from './load-together-tables';
import { TogetherForm } from './people/TogetherForm';
import { TogetherResult } from './result/TogetherResult';

/** Two people compared: one form, five pairs of numbers, and what they say about the two. */
export function Together({ offer, children: waiting }: ToolProps) {
  const { loading, fetch } = useLoaded(loadTogetherTables);
  const { latest, resultRef, run, update, clear } = useLatest<{ people: People }>();
  const today = useToday();
  const letters = useCountedLetters();
  const people = latest && ([shown(latest.people[0]), shown(latest.people[1])] as const);
  const comparison = people && compare(...people);

  function shown(person: SavedPerson) {
    return { ...person, choices: resolveChoices(person.choices, letters) };
  }

  function show([first, second]: People, shouldScroll: boolean) {
    const people: People = [
      withChoices(first, latest?.people[0]),
      withChoices(second, latest?.people[1]),
    ];
    run({ people }, shouldScroll);
    rememberFragment(location.pathname, writePeople(people));
  }

  function choose(people: People) {
    update({ people });
    rememberFragment(location.pathname, writePeople(people));
  }

  return (
    <CalculatorLayout
      announcement={
        people && comparison
          ? `${names(people)}: ${comparison.score}%. ${meaningOf(comparison.score)}`
          : ''
      }
      runId={latest?.runId}
      form={<TogetherForm onTouch={fetch} onCompare={show} onClear={clear} />}
      resultRef={resultRef}
    >
      {people && comparison && today && (
        <TogetherResult
          key={latest.runId}
          people={people}
          comparison={comparison}
          today={today}
          loading={loading}
          offer={offer}
          onChoose={choose}
        />
      )}
      <div hidden={latest !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}

/** The letters of a name that is compared again stay as they were chosen. */
function withChoices(person: SavedPerson, before: SavedPerson | undefined): SavedPerson {
  const isSame = before?.name === person.name && !person.choices;
  return isSame ? { ...person, choices: before.choices } : person;
}

function names([first, second]: People): string {
  return `${first.name} and ${second.name}`;
}
