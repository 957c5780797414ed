import { type Essence, isCoreNumber, type LifeSpan, type Profile } from '@ninefold/numerology';
import { NumberBadge } from '../../../person/result/NumberBadge';
import type { ReadingTable } from '../../../person/result/Result';
import { challengeReadings } from '../../../readings/challenge';
import { lifePeriodReadings } from '../../../readings/life-period';
import { pinnacleReadings } from '../../../readings/pinnacle';
import * as small from '../../../readings/small-numbers';
import type { ShortReading } from '../../../readings/types';
import styles from '../Entries.module.css';
import { CompactWorking } from '../entries/CompactWorking';
import { describeTransit, lifeCaption, pinnacleLabel, sameAs } from '../words';
import { LifeTimeline } from './LifeTimeline';
import { agesOf, currentSpan, transitsOf, yearsOf } from './spans';

type Props = {
  profile: Profile;
  birthYear: number;
  /** Undefined before the birth. */
  age: number | undefined;
  /** The letters of the name that hold this year; none before the birth or without letters. */
  essence: Essence | undefined;
};

/* As tables in which a number may be missing. */
const pinnacleTexts: ReadingTable<ShortReading> = pinnacleReadings;
const challengeTexts: ReadingTable<string> = challengeReadings;
const periodTexts: ReadingTable<string> = lifePeriodReadings;

const PERIODS = ['The month’s period', 'The day’s period', 'The year’s period'];

/** The stretches of a life: four pinnacles, each with its challenge, and three periods. */
export function LongView({ profile, birthYear, age, essence }: Props) {
  const { pinnacles, challenges, lifePeriods: periods } = profile;
  const now = currentSpan(pinnacles, age);
  const period = currentSpan(periods, age);
  return (
    <>
      <figure className={styles.strip}>
        <LifeTimeline
          pinnacles={pinnacles}
          challenges={challenges}
          periods={periods}
          transits={transitsOf(essence)}
          age={age}
        />
        <figcaption className="note apart-1">{lifeCaption(essence !== undefined)}</figcaption>
      </figure>
      <ol className={`stack-4 ${styles.stretches}`}>
        {pinnacles.map((pinnacle, index) => {
          const challenge = challenges[index];
          const reading = pinnacleTexts[pinnacle.value];
          return (
            <li key={pinnacle.fromAge} className={`stack-2 ${styles.stretch}`}>
              <Ages span={pinnacle} birthYear={birthYear} isNow={pinnacle === now} />
              <Stretch
                label={pinnacleLabel(reading?.title)}
                meaning={reading?.meaning}
                text={reading?.text}
                span={pinnacle}
                earlier={earlierLike(pinnacles, index)}
              />
              {challenge && (
                <Stretch
                  label="Challenge"
                  meaning={challengeTexts[challenge.value]}
                  span={challenge}
                  earlier={earlierLike(challenges, index)}
                />
              )}
            </li>
          );
        })}
      </ol>
      <ol className={`stack-4 ${styles.periods}`}>
        {periods.map((span, index) => (
          <li key={span.fromAge} className={`stack-2 ${styles.stretch}`}>
            <Ages span={span} birthYear={birthYear} isNow={span === period} />
            <Stretch
              label={PERIODS[index] ?? ''}
              meaning={periodTexts[span.value]}
              span={span}
              earlier={earlierLike(periods, index)}
            />
          </li>
        ))}
      </ol>
      {essence && <ThisYear essence={essence} />}
    </>
  );
}

type AgesProps = { span: LifeSpan; birthYear: number; isNow: boolean };

function Ages({ span, birthYear, isNow }: AgesProps) {
  return (
    <div className={styles.ages}>
      <h3>{agesOf(span)}</h3>
      <p className="note">
        {yearsOf(span, birthYear)}
        {isNow && <span className={styles.now}>now</span>}
      </p>
    </div>
  );
}

type StretchProps = {
  label: string;
  meaning: string | undefined;
  /** The text beyond the meaning. */
  text?: string | undefined;
  span: LifeSpan;
  /** An earlier stretch with the same number, whose texts are not repeated. */
  earlier: LifeSpan | undefined;
};

function Stretch({ label, meaning, text, span, earlier }: StretchProps) {
  return (
    <div className={styles.part}>
      <NumberBadge number={span.value} size="stamp" />
      <div>
        <p className={styles.label}>{label}</p>
        {meaning && earlier && (
          <p className={`reading apart-half ${styles.text}`}>{sameAs(earlier)}</p>
        )}
        {!earlier && (
          <>
            {meaning && <p className={`lead ${styles.meaning}`}>{meaning}</p>}
            {text && <p className={`reading apart-half ${styles.text}`}>{text}</p>}
          </>
        )}
        <CompactWorking steps={span.steps} />
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
    <div className={`stack-2 ${styles.stretch}`}>
      <div className={styles.ages}>
        <h3>This year of your life</h3>
        <p className="note">{small.smallNumberUse.essence}</p>
      </div>
      <div className={styles.part}>
        <NumberBadge number={essence.value} size="stamp" />
        <div>
          <p className={styles.label}>Essence</p>
          {isCoreNumber(essence.value) && (
            <p className={`lead ${styles.meaning}`}>{small.essenceTexts[essence.value]}</p>
          )}
          <CompactWorking steps={essence.steps} />
        </div>
      </div>
      <div className={styles.part}>
        <div>
          <p className={styles.label}>Transits</p>
          <p className={`reading apart-half ${styles.text}`}>{small.smallNumberUse.transits}</p>
          <ul>
            {transits.map((transit, index) => (
              <li key={transit.name} className={`reading apart-half ${styles.text}`}>
                <strong>{describeTransit(transit)}</strong>{' '}
                {transits.findIndex(({ value }) => value === transit.value) === index &&
                  small.transitTexts[transit.value]}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
