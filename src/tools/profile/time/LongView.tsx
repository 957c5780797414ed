import {
  type Essence,
  isCoreNumber,
  type LifeSpan,
  type Profile,
  type Worked,
} from '@ninefold/numerology';
import { challengeReadings } from '#texts/readings/challenge';
import { lifePeriodReadings } from '#texts/readings/life-period';
import { pinnacleReadings } from '#texts/readings/pinnacle';
import { essenceTexts, smallNumberUse, transitTexts } from '#texts/readings/small-numbers';
import * as words from '#texts/tools/profile/time';
import { NumberBadge } from '../../../result/figures/NumberBadge';
import type { ReadingTable } from '../../../result/reading/Result';
import styles from '../Entries.module.css';
import { CompactWorking } from '../entries/CompactWorking';
import { LifeTimeline } from './LifeTimeline';
import { currentSpan, transitsOf } from './spans';

type Props = {
  profile: Profile;
  birthYear: number;
  /** Undefined before the birth. */
  age: number | undefined;
  /** The letters of the name that hold this year; none before the birth or without letters. */
  essence: Essence | undefined;
};

/** No part of a date comes to 33, which has no text. */
const periodTexts: ReadingTable<string> = lifePeriodReadings;

/** The stretches of a life: four pinnacles, each with its challenge, and three periods. */
export function LongView({ profile, birthYear, age, essence }: Props) {
  const { pinnacles, challenges, lifePeriods: periods } = profile;
  const now = currentSpan(pinnacles, age);
  const period = currentSpan(periods, age);
  const renderAges = (span: LifeSpan, isNow: boolean) => (
    <Ages
      heading={words.agesOf(span)}
      note={words.yearsOf(birthYear + span.fromAge, span.toAge && birthYear + span.toAge)}
      isNow={isNow}
    />
  );
  return (
    <>
      <figure>
        <LifeTimeline
          pinnacles={pinnacles}
          challenges={challenges}
          periods={periods}
          transits={transitsOf(essence)}
          age={age}
        />
        <figcaption className="note mt-1">
          {words.caption}
          {essence && ` ${words.aboutLetters}`}
        </figcaption>
      </figure>
      <ol className={`stack-4 ${styles.stretches}`}>
        {pinnacles.map((pinnacle, index) => {
          const challenge = challenges[index];
          const reading = pinnacleReadings[pinnacle.value];
          return (
            <li key={pinnacle.fromAge} className={`stack-2 whole ${styles.stretch}`}>
              {renderAges(pinnacle, pinnacle === now)}
              <Stretch
                label={words.pinnacle(reading.title)}
                meaning={reading.meaning}
                text={reading.text}
                worked={pinnacle}
                earlier={earlierLike(pinnacles, index)}
              />
              {challenge && (
                <Stretch
                  label={words.challenge}
                  meaning={challengeReadings[challenge.value]}
                  worked={challenge}
                  earlier={earlierLike(challenges, index)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <ol className={`stack-4 ${styles.periods}`}>
        {periods.map((span, index) => (
          <li key={span.fromAge} className={`stack-2 whole ${styles.stretch}`}>
            {renderAges(span, span === period)}
            <Stretch
              label={words.periods[index] ?? ''}
              meaning={periodTexts[span.value]}
              worked={span}
              earlier={earlierLike(periods, index)}
            />
          </li>
        ))}
      </ol>
      {essence && <ThisYear essence={essence} />}
    </>
  );
}

type AgesProps = { heading: string; note: string; isNow?: boolean };

function Ages({ heading, note, isNow = false }: AgesProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <p className="note">
        {note}
        {isNow && <span className={styles.now}>{words.now}</span>}
      </p>
    </div>
  );
}

type StretchProps = {
  label: string;
  meaning: string | undefined;
  /** The text beyond the meaning. */
  text?: string | undefined;
  worked: Worked<number>;
  /** An earlier stretch with the same number, whose texts are not repeated. */
  earlier?: LifeSpan | undefined;
};

function Stretch({ label, meaning, text, worked, earlier }: StretchProps) {
  const more = earlier ? words.sameAs(earlier) : text;
  return (
    <div className={styles.part}>
      <NumberBadge number={worked.value} size="stamp" />
      <div>
        <p className={`gold ${styles.label}`}>{label}</p>
        {meaning && !earlier && <p className="lead">{meaning}</p>}
        {meaning && more && <p className="reading mt-half">{more}</p>}
        <CompactWorking steps={worked.steps} />
      </div>
    </div>
  );
}

function earlierLike(spans: readonly LifeSpan[], index: number): LifeSpan | undefined {
  return spans.slice(0, index).find(({ value }) => value === spans[index]?.value);
}

/** The letters of a name that hold in this year of life, and what they add up to. */
function ThisYear({ essence }: { essence: Essence }) {
  const transits = transitsOf(essence);
  return (
    <div className={`stack-2 whole ${styles.stretch}`}>
      <Ages heading={words.thisYear} note={smallNumberUse.essence} />
      <Stretch
        label={words.essence}
        meaning={isCoreNumber(essence.value) ? essenceTexts[essence.value] : undefined}
        worked={essence}
      />
      <div className={styles.part}>
        <div>
          <p className={`gold ${styles.label}`}>{words.transits}</p>
          <p className="reading mt-half">{smallNumberUse.transits}</p>
          <ul>
            {transits.map((transit, index) => (
              <li key={transit.id} className="reading mt-half">
                <strong className="label">{words.describeTransit(transit)}</strong>{' '}
                {transits.findIndex(({ value }) => value === transit.value) === index &&
                  transitTexts[transit.value]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
