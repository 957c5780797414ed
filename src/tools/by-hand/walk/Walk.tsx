import type { Worked } from '@ninefold/numerology';
import { useLayoutEffect, useRef, useState } from 'react';
import * as words from '#texts/tools/by-hand/walk';
import type { Offer } from '../../../config/offer';
import { numberNames } from '../../../numbers/number-names';
import type { SumId } from '../../../person/form/sum-ids';
import { CalculatedFrom } from '../../../result/reading/CalculatedFrom';
import type { ToolResult } from '../../../result/tool/tool';
import { LetterTiles } from '../../../result/working/LetterTiles';
import { lettersIn } from '../../../result/working/letter-chooser';
import { Field } from '../../../ui/form/Field';
import { Form } from '../../../ui/form/Form';
import { fieldOf } from '../../../ui/form/fields';
import { Button } from '../../../ui/primitives/Button';
import styles from '../ByHand.module.css';
import { checkAnswer, type HandSum, questionsOf } from '../rules/questions';
import { Finished } from './Finished';
import { ask, askIn, explainSum, hint, remark, shown, written } from './sentences';

type Props = { result: ToolResult<SumId>; worked: Worked<number>; offer: Offer };

/** Wrong answers until there is a hint, and until the answer can be shown. */
const BEFORE_HINT = 2;
const BEFORE_ANSWER = 3;

/** How far a visitor has come. */
interface Progress {
  /** How many questions are answered. */
  readonly done: number;
  /** Wrong answers to the current one. */
  readonly tries: number;
  /** What is said about the latest answer. */
  readonly note: string;
}

/** The questions of a working, one at a time, with everything that is already written down. */
export function Walk({ result, worked, offer }: Props) {
  const [{ done, tries, note }, setProgress] = useState<Progress>({ done: 0, tries: 0, note: '' });
  const field = useRef<HTMLDivElement>(null);
  const questions = questionsOf(worked.steps);
  const question = questions[done];
  const shouldFocus = result.shouldScroll;
  const letters = lettersIn(worked.steps)[0];

  useLayoutEffect(() => {
    if (shouldFocus) field.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [shouldFocus]);

  // Every sum that is written down moves the question.
  useLayoutEffect(() => {
    if (done > 0) field.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [done]);

  function answer(form: HTMLFormElement) {
    const input = fieldOf(form, 'answer');
    if (!question || !input) return;
    const given = Number(input.value);
    const verdict = checkAnswer(question, given);
    const said = remark(question, given, verdict);
    const wrong = tries + 1;
    if (verdict === 'right') moveOn(said);
    else if (wrong < BEFORE_HINT) setProgress({ done, tries: wrong, note: said });
    else setProgress({ done, tries: wrong, note: `${said} ${hint(question)}` });
    input.value = '';
    // The same field stays, so that the keyboard of a phone stays too.
    input.focus({ preventScroll: true });
  }

  function moveOn(note: string) {
    setProgress({ done: done + 1, tries: 0, note });
  }

  function showAnswer(question: HandSum) {
    moveOn(shown(question));
    field.current?.querySelector('input')?.focus({ preventScroll: true });
  }

  return (
    <div className={`stack-2 ${styles.walk}`}>
      <CalculatedFrom person={result.people[0]} />
      {letters && (
        <div className="stack-1">
          <LetterTiles step={letters} />
        </div>
      )}
      {done > 0 && (
        <ol className="stack-half" aria-label={words.writtenDown}>
          {questions.slice(0, done).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sums are never reordered
            <li key={index} className="lead">
              {line.part !== (index > 0 ? questions[index - 1]?.part : undefined) && (
                <span className={`gold ${styles.part}`}>
                  {numberNames[line.part ?? result.value].label}
                </span>
              )}
              {written(line)}
            </li>
          ))}
        </ol>
      )}
      <p role="status" className={note && styles.note}>
        {/* A new element is announced again, even with the same words. */}
        <span key={`${done} ${tries}`}>
          {note} <span className="visually-hidden">{done > 0 && question && ask(question)}</span>
        </span>
      </p>
      {question ? (
        <div ref={field}>
          <Form className="stack-2 measure" onSubmit={answer}>
            <fieldset className="stack-2">
              <legend className="h3">
                <span className={`gold ${styles.part}`}>
                  {words.whichSum(result.value, question.part, done + 1, questions.length)}
                </span>{' '}
                {askIn(question).map((line) => (
                  <span key={line} className={styles.ask}>
                    {line}{' '}
                  </span>
                ))}
              </legend>
              {explainSum(question) && <p className="quiet">{explainSum(question)}</p>}
              <Field
                className={styles.answer}
                label={words.answer}
                name="answer"
                hint={words.answerHint}
                inputMode="numeric"
                maxLength={5}
                required
                pattern="\s*\d{1,4}\s*"
              />
            </fieldset>
            <div className="row">
              <Button type="submit">{words.check}</Button>
              {tries >= BEFORE_ANSWER && (
                <Button tone="plain" onClick={() => showAnswer(question)}>
                  {words.showMe}
                </Button>
              )}
            </div>
          </Form>
        </div>
      ) : (
        <Finished
          result={result}
          worked={worked}
          questions={questions}
          shouldFocus={shouldFocus || questions.length > 0}
          offer={offer}
        />
      )}
    </div>
  );
}
