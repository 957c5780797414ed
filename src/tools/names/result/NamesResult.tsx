import type { LettersStep } from '@ninefold/numerology';
import { useId } from 'react';
import * as words from '#texts/tools/names/result';
import type { Offer } from '../../../config/offer';
import type { LetterChoices } from '../../../numbers/letter-choices';
import type { SiteNumber } from '../../../numbers/site-number';
import { AfterFirstPaint } from '../../../result/reading/AfterFirstPaint';
import { ReadingSection } from '../../../result/reading/Result';
import { ResultActions } from '../../../result/reading/ResultActions';
import { ResultEnd } from '../../../result/reading/ResultEnd';
import { Share } from '../../../result/share/Share';
import type { ToolResult } from '../../../result/tool/tool';
import { LetterSwitches } from '../../../result/working/LetterSwitches';
import { LetterTiles } from '../../../result/working/LetterTiles';
import { LetterChoicesContext } from '../../../result/working/letter-chooser';
import { UncountedLetters } from '../../../result/working/UncountedLetters';
import { Working } from '../../../result/working/Working';
import { LinkedText, StressedText } from '../../../ui/page/TextLink';
import type { NamesComparison } from '../compare-names';
import { describeRow, overview } from '../sentences';
import styles from './NamesResult.module.css';
import { Meanings, NumbersTable } from './NumbersTable';
import { nameMeaning } from './name-meaning';

type Props = {
  result: ToolResult<NamesComparison>;
  offer: Offer;
  onChoose: (letters: readonly (LetterChoices | undefined)[]) => void;
};

/** The numbers of several names side by side, what changes, what stays, and what they mean. */
export function NamesResult({ result, offer, onChoose }: Props) {
  const id = useId();
  const meaningId = (row: string) => `${id}-${row}`;
  const { people, value: comparison } = result;
  const { rows } = comparison;
  const [{ date }] = people;
  const names = people.map(({ name }) => name);
  const summary = overview(comparison, names.length);
  const destinies = rows.find(({ kind }) => kind.id === 'destiny')?.numbers ?? [];
  const describeRows = (isChanged: boolean) =>
    rows
      .filter((row) => row.isChanged === isChanged)
      .map((row) => describeRow(row, names, nameMeaning));
  return (
    <>
      <div className="stack-4" data-testid="result" data-printed-alone>
        <header>
          <h2 className="h3" dir="auto" data-testid="whose">
            {words.whose(names, date)}
          </h2>
          <UncountedLetters
            names={people.map((person) => ({ ...person, date }))}
            onChoose={onChoose}
            kinds={rows.map(({ kind }) => kind)}
          />
          <p className={`lead ${styles.meaning}`} data-testid="meaning">
            {summary}
          </p>
          <div className="row-0">
            <Share
              cards={[
                {
                  kind: words.kind,
                  numeral: destinies.map(({ value }) => value).join(' · '),
                  art: { kind: 'names', figures: destinies.map(({ value }) => value) },
                  sentence: summary,
                },
              ]}
              names={people}
              link={result.link}
            />
          </div>
        </header>
        <AfterFirstPaint>
          <NumbersTable rows={rows} names={names} meaningId={meaningId} />
          {names.length > 1 && (
            <div className={`halves ${styles.summary}`}>
              <Sentences
                heading={words.whatChanges}
                sentences={describeRows(true)}
                none={words.nothingDoes}
              />
              <Sentences
                heading={words.whatStays}
                sentences={[
                  ...describeRows(false),
                  ...(comparison.date ? [words.lifePathStays(comparison.date.lifePath.value)] : []),
                ]}
                none={words.onlyLifePath}
              />
            </div>
          )}
          <ReadingSection heading={words.letterByLetter} isWide>
            {people.map((chooser, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be there twice
              <LetterChoicesContext key={index} value={chooser}>
                <div className="stack-half mt-2">
                  <h4 dir="auto">{chooser.name}</h4>
                  <LetterTiles step={destinies[index]?.steps[0] as LettersStep} />
                  <LetterSwitches steps={destinies[index]?.steps ?? []} />
                </div>
              </LetterChoicesContext>
            ))}
          </ReadingSection>
          {comparison.date && (
            <LifePathBridges date={comparison.date} names={names} destinies={destinies} />
          )}
          <div className="screen-only">
            <ReadingSection heading={words.whatTheyMean} isWide>
              <Meanings rows={rows} choosers={people} meaningId={meaningId} />
            </ReadingSection>
          </div>
          <p className="quiet screen-only">
            <LinkedText text={words.whichName} />
          </p>
        </AfterFirstPaint>
      </div>
      <ResultEnd offer={offer}>
        <ResultActions link={result.link} about={result.entry.people[0]} />
      </ResultEnd>
    </>
  );
}

type SentencesProps = {
  heading: string;
  sentences: readonly string[];
  /** Said where there is no sentence. */
  none: string;
};

function Sentences({ heading, sentences, none }: SentencesProps) {
  return (
    <ReadingSection heading={heading}>
      {sentences.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className="stack-1">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </ReadingSection>
  );
}

type LifePathBridgesProps = {
  date: NonNullable<NamesComparison['date']>;
  names: readonly string[];
  destinies: readonly SiteNumber[];
};

/** How far the Destiny of each name is from the Life Path. */
function LifePathBridges({ date, names, destinies }: LifePathBridgesProps) {
  const { bridges } = date;
  return (
    <ReadingSection heading={words.bridge} isWide>
      <p>{aboutBridges(date, names)}</p>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same name may be there twice
        <div key={index} className={`mt-2 ${styles.bridge}`}>
          <p data-testid="bridge" data-bridge={bridges[index]?.value}>
            <StressedText
              parts={words.bridgeOf(name, destinies[index]?.value, bridges[index]?.value)}
            />
          </p>
          <Working steps={bridges[index]?.steps ?? []} summary={words.howBridgeWasFound(name)} />
        </div>
      ))}
    </ReadingSection>
  );
}

/** What a bridge is, and which name is closest to the Life Path. */
function aboutBridges(
  { lifePath, bridges }: NonNullable<NamesComparison['date']>,
  names: readonly string[],
): string {
  const least = Math.min(...bridges.map(({ value }) => value));
  const nearest = names.filter((_, index) => bridges[index]?.value === least);
  const which =
    nearest.length === names.length ? words.sameDistance(names.length) : words.closest(nearest);
  return `${words.aboutBridge(lifePath.value)} ${which}`;
}
