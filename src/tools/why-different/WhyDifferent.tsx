import type { LetterChoices } from '../../numbers/letter-choices';
import { resolveChoices, useCountedLetters } from '../../person/letters/counted-letters';
import { PendingReading } from '../../person/result/PendingReading';
import { CalculatorLayout } from '../../person/tool/CalculatorLayout';
import type { ToolProps } from '../../person/tool/tool-props';
import { useLatest } from '../../person/tool/use-latest';
import { LetterChoicesContext } from '../../person/working/letter-choices';
import { useToday } from '../../ui/browser/use-today';
import { useLoaded } from '../../ui/loading/use-loaded';
import { rememberFragment } from '../../ui/session/session-memory';
import { Answer } from './Answer';
import { headline } from './answer-words';
import type { Question } from './explanation/questions';
import { writeQuestion } from './question-link';
import { WhyForm } from './WhyForm';

const loadAnswers = () => import('./explanation/answers');

/** Another site gave another number: which of the common rules lead to it. */
export function WhyDifferent({ offer, children: waiting }: ToolProps) {
  const { latest, resultRef, run, update, clear } = useLatest<{ question: Question }>();
  const letters = useCountedLetters();
  const { loading, fetch } = useLoaded(loadAnswers);
  const today = useToday();
  const choices = resolveChoices(latest?.question.choices, letters);
  const answers = loading.state === 'ready' ? loading.loaded : undefined;
  const explanation = latest && today && answers?.explain(latest.question, today, choices.letters);

  function ask(question: Question, shouldScroll: boolean) {
    run({ question }, shouldScroll);
    rememberFragment(location.pathname, writeQuestion(question));
  }

  function choose(choices: LetterChoices | undefined) {
    if (!latest) return;
    const question = { ...latest.question, choices };
    update({ question });
    rememberFragment(location.pathname, writeQuestion(question));
  }

  return (
    <CalculatorLayout
      announcement={explanation ? headline(explanation) : ''}
      runId={latest?.runId}
      form={<WhyForm onTouch={fetch} onAsk={ask} onForget={clear} />}
      resultRef={resultRef}
    >
      {latest && loading.state !== 'ready' && <PendingReading loading={loading} />}
      {explanation && latest && answers && (
        <LetterChoicesContext value={{ name: latest.question.name, choices, choose }}>
          <Answer
            key={latest.runId}
            question={{ ...latest.question, choices }}
            explanation={explanation}
            texts={answers}
            offer={offer}
          />
        </LetterChoicesContext>
      )}
      <div hidden={latest !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}
