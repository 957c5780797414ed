import type { CalendarDate } from '@ninefold/numerology';
import * as words from '#texts/tools/together';
import { PairFigure } from '../../../art/PairFigure';
import type { Comparison } from '../../../compatibility/compare';
import type { Offer } from '../../../config/offer';
import { pageName } from '../../../config/paths';
import type { LetterChoices } from '../../../numbers/letter-choices';
import { AfterFirstPaint } from '../../../result/reading/AfterFirstPaint';
import { ReadingSection } from '../../../result/reading/Result';
import { ResultEnd } from '../../../result/reading/ResultEnd';
import { SmallSigil } from '../../../result/reading/SmallSigil';
import { Share } from '../../../result/share/Share';
import type { ToolResult } from '../../../result/tool/tool';
import { LetterSwitches } from '../../../result/working/LetterSwitches';
import { LetterChoicesContext } from '../../../result/working/letter-chooser';
import { UncountedLetters } from '../../../result/working/UncountedLetters';
import { LateSteps } from '../../../result/working/Working';
import working from '../../../result/working/Working.module.css';
import { PendingReading } from '../../../ui/loading/PendingReading';
import type { Loading } from '../../../ui/loading/use-loaded';
import { LinkedText } from '../../../ui/page/TextLink';
import { Disclosure } from '../../../ui/primitives/Disclosure';
import { unbrokenSum } from '../../../ui/text/unbroken-sum';
import { extremes, meaningOf } from '../comparison/meaning';
import type { Pair } from '../comparison/pair';
import type { SummaryPassage } from '../comparison/summary';
import { yearsAhead } from '../comparison/years';
import styles from '../Together.module.css';
import type * as texts from '../together-texts';
import { PairRowView } from './PairRowView';
import { YearsTable } from './YearsTable';

type Props = {
  result: ToolResult<Pair>;
  today: CalendarDate;
  loading: Loading<typeof texts>;
  offer: Offer;
  /** Called with what is decided for the letters of both names. */
  onChoose: (letters: readonly (LetterChoices | undefined)[]) => void;
  /** Whether the first person invited the visitor, who is the second. */
  isInvited: boolean;
};

/** What the numbers of two people say about the two. */
export function TogetherResult(props: Props) {
  const { result, today, loading, offer, onChoose, isInvited } = props;
  const { pair, comparison } = result.value;
  const [first, second] = pair;
  const { rows, score } = comparison;
  const names = [first.name, second.name] as const;
  const lifePaths = rows.slice(0, 1).flatMap((row) => [row.first.value, row.second.value]);
  const { loaded } = loading;
  const summary = loaded?.summarize(comparison, loaded.togetherTables);
  const meaning = words.meanings[meaningOf(score)];
  return (
    <>
      <div className={`stack-3 ${styles.result}`} data-testid="result" data-printed-alone>
        <header className={`row ${styles.head}`}>
          <PairFigure numbers={lifePaths} size="large">
            <span data-testid="score">{score}%</span>
          </PairFigure>
          <div>
            <div className={styles.sigils}>
              <SmallSigil name={first.name} letters={first.letters} />
              <SmallSigil
                name={second.name}
                letters={second.letters}
                className={styles.secondSigil}
              />
            </div>
            <h2 dir="auto" data-testid="whose">
              {words.bothNames(names)}
            </h2>
            <UncountedLetters names={pair} onChoose={onChoose} />
            <p className="lead mt-1" data-testid="meaning">
              {meaning} {extremes(comparison)}
            </p>
            <div className={`row-0 ${styles.buttons}`}>
              <Share
                cards={[
                  {
                    kind: pageName('together'),
                    numeral: `${score}%`,
                    art: { kind: 'names', figures: lifePaths },
                    sentence: meaning,
                  },
                ]}
                names={pair}
                link={result.link}
              />
            </div>
            <p className="note">
              <LinkedText text={words.aboutScores} />
            </p>
          </div>
        </header>
        <AfterFirstPaint>
          <div className={`screen-only ${styles.letters}`}>
            {result.people.map((chooser, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two have no identity but their place
              <LetterChoicesContext key={index} value={chooser}>
                <LetterSwitches
                  steps={rows.flatMap((row) => (index === 0 ? row.first.steps : row.second.steps))}
                />
              </LetterChoicesContext>
            ))}
          </div>
          <PendingReading loading={loading} />
          {loading.state !== 'loading' && (
            <>
              {summary && (
                <div className={`stack-3 ruled-3 ${styles.summary}`}>
                  <Passages heading={words.alike} passages={summary.alike} />
                  <Passages heading={words.differ} passages={summary.differ} />
                  <Passages heading={words.toTry} passages={summary.toTry} />
                </div>
              )}
              {rows.map((row) => (
                <PairRowView
                  key={row.kind}
                  row={row}
                  names={names}
                  texts={loaded?.togetherTables[row.kind]}
                />
              ))}
              <YearsTable years={yearsAhead(first.date, second.date, today)} names={names} />
              <ScoreWorking comparison={comparison} />
            </>
          )}
        </AfterFirstPaint>
      </div>
      <ResultEnd
        offer={offer}
        result={result}
        about={isInvited ? result.entry.people[1] : undefined}
      />
    </>
  );
}

type PassagesProps = { heading: string; passages: readonly SummaryPassage[] };

function Passages({ heading, passages }: PassagesProps) {
  return (
    <ReadingSection heading={heading}>
      {passages.map(({ kind, text }) => (
        <p key={text}>
          {kind && <strong className="label">{words.aboutNumber(kind)}</strong>} {text}
        </p>
      ))}
    </ReadingSection>
  );
}

/** How the percentage was found: the score of each pair, and their weighted mean. */
function ScoreWorking({ comparison }: { comparison: Comparison }) {
  const { rows, total, weights, score } = comparison;
  const products = rows.map((row) => `${row.weight} × ${row.score.value}`);
  return (
    <Disclosure className={`whole ${working.working}`} data-testid="working">
      <summary className="summary">{words.howFound}</summary>
      <div className="stack-1">
        {rows.map((row) => (
          <div key={row.kind}>
            <p>{words.howMuchItCounts(row.kind, row.weight)}</p>
            <LateSteps steps={row.score.steps} />
          </div>
        ))}
        <p className="lead">{unbrokenSum(`${products.join(' + ')} = ${total}`)}</p>
        <p className="lead">{words.roundedMean(unbrokenSum(`${total} ÷ ${weights}`), score)}</p>
      </div>
    </Disclosure>
  );
}
