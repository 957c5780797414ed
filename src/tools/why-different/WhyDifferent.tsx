import type { ReactNode } from 'react';
import { useToday } from '../../ui/browser/use-today';
import { CalculatorLayout } from '../../ui/calculator/CalculatorLayout';
import { useLatest } from '../../ui/calculator/use-latest';
import { rememberFragment } from '../../ui/session/session-memory';
import { Answer } from './Answer';
import { headline } from './answer-words';
import { explain } from './explanation/explain';
import type { Question } from './explanation/questions';
import { writeQuestion } from './question-link';
import { WhyForm } from './WhyForm';

/** Another site gave another number: which of the common rules lead to it. */
export function WhyDifferent({ children: waiting }: { children?: ReactNode }) {
  const { latest, resultRef, run, clear } = useLatest<{ question: Question }>();
  const today = useToday();
  const explanation = latest && today && explain(latest.question, today);

  function ask(question: Question, shouldScroll: boolean) {
    run({ question }, shouldScroll);
    rememberFragment(location.pathname, writeQuestion(question));
  }

  return (
    <CalculatorLayout
      announcement={explanation ? headline(explanation) : ''}
      runId={latest?.runId}
      form={<WhyForm onAsk={ask} onForget={clear} />}
      resultRef={resultRef}
    >
      {explanation && latest && (
        <Answer key={latest.runId} question={latest.question} explanation={explanation} />
      )}
      <div hidden={latest !== undefined}>{waiting}</div>
    </CalculatorLayout>
  );
}
