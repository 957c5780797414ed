import type { Worked } from '@ninefold/numerology';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as words from '#texts/tools/by-hand/walk';
import type { Offer } from '../../../config/offer';
import { numberNames } from '../../../numbers/number-names';
import { type Entry, linkTo } from '../../../person/entry/entry';
import type { SumId } from '../../../person/form/sum-ids';
import { NumberBadge } from '../../../result/figures/NumberBadge';
import { ResultEnd } from '../../../result/reading/ResultEnd';
import { figureCard } from '../../../result/share/picture/result-card';
import { Share } from '../../../result/share/Share';
import type { ToolResult } from '../../../result/tool/tool';
import { Button } from '../../../ui/primitives/Button';
import styles from '../ByHand.module.css';
import type { HandSum } from '../rules/questions';
import { Worksheet } from './Worksheet';

type Props = {
  result: ToolResult<SumId>;
  worked: Worked<number>;
  questions: readonly HandSum[];
  shouldFocus: boolean;
  offer: Offer;
};

/** The number, where to read about it, and the worksheets. */
export function Finished({ result, worked, questions, shouldFocus, offer }: Props) {
  const kind = result.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [printed, setPrinted] = useState<'filled' | 'empty'>('filled');
  const { label } = numberNames[kind];

  useLayoutEffect(() => {
    if (!shouldFocus) return;
    heading.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [shouldFocus]);

  function print(sheet: 'filled' | 'empty') {
    flushSync(() => setPrinted(sheet));
    // Whoever prints with the browser's own menu gets the sheet that was filled in.
    addEventListener('afterprint', () => setPrinted('filled'), { once: true });
    window.print();
  }

  return (
    <>
      <div ref={card} className={`stack-3 ${styles.finished}`} data-testid="result">
        <NumberBadge number={worked.value} />
        <div className="stack-2 measure">
          <h2 ref={heading} tabIndex={-1}>
            {label} {worked.value}
          </h2>
          <p>{endingOf(questions.length, worked.value)}</p>
          {worked.value > 0 && (
            <>
              <Share
                cards={[figureCard(label, worked.value, words.cardTitle, words.cardSentence)]}
                names={[]}
                link={result.link}
              />
              <p>
                <a href={readingOf(kind, result.entry)}>{words.whatItMeans}</a>
              </p>
            </>
          )}
          <div className="row">
            <Button onClick={() => print('filled')}>{words.printFilled}</Button>
            <Button tone="plain" onClick={() => print('empty')}>
              {words.printEmpty}
            </Button>
          </div>
        </div>
      </div>
      <ResultEnd offer={offer} result={result} canPrint={false} />
      <Worksheet
        kind={kind}
        filled={printed === 'filled' ? { person: result.people[0], worked, questions } : undefined}
      />
    </>
  );
}

function endingOf(sums: number, value: number): string {
  if (value === 0) return words.noLetter;
  return sums === 0 ? words.noSum : words.ending(sums);
}

/** The page that reads this number, opened for this person. */
function readingOf(kind: SumId, { people }: Entry): string {
  return kind === 'personal-year'
    ? linkTo('personal-year', { people, extra: {} })
    : linkTo('home', { people, extra: { view: kind } });
}
