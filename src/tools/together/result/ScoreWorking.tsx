import type { Comparison } from '../../../compatibility/compare';
import { numberLabels } from '../../../person/result/number-labels';
import { describeScoreStep } from '../../../person/working/score-step-words';
import working from '../../../person/working/Working.module.css';
import { WorkingSteps } from '../../../person/working/WorkingSteps';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import { unbrokenSum } from '../../../ui/text/unbroken-sum';

/** How the percentage was found: the score of each pair, and their weighted mean. */
export function ScoreWorking({ comparison }: { comparison: Comparison }) {
  const { rows, score, total, weights } = comparison;
  const products = rows.map((row) => `${row.weight} × ${row.score.value}`);
  return (
    <Disclosure className={working.working} data-testid="working">
      <summary className={working.summary}>How this percentage was found</summary>
      <div className={working.steps}>
        {rows.map((row) => (
          <div key={row.kind}>
            <p>
              {numberLabels[row.kind]}, which counts {TIMES[row.weight]}:
            </p>
            <WorkingSteps steps={row.score.steps} describe={describeScoreStep} />
          </div>
        ))}
        <p className={working.sum}>{unbrokenSum(`${products.join(' + ')} = ${total}`)}</p>
        <p className={working.sum}>
          {unbrokenSum(`${total} ÷ ${weights}`)}, rounded, is {score}%.
        </p>
      </div>
    </Disclosure>
  );
}

const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice', 3: 'three times' };
