import { PairFigure } from '../../art/PairFigure';
import { writeEntry } from '../../person/entry/entry';
import { ReadingSection } from '../../person/result/Result';
import { Share } from '../../person/share/Share';
import type { ToolResult } from '../../person/tool/tool';
import { LetterSwitches } from '../../person/working/LetterSwitches';
import { Working } from '../../person/working/Working';
import { addressHere } from '../../ui/browser/navigation';
import { PendingReading } from '../../ui/loading/PendingReading';
import type { Loading } from '../../ui/loading/use-loaded';
import { LinkedText } from '../../ui/page/TextLink';
import { analyze, type BattleTexts, type Trait } from './analysis';
import type { Battle } from './battle';
import styles from './NamesBattle.module.css';
import { ABOUT_SCORE, describeBattle, headlineOf } from './words';

type Props = {
  result: ToolResult<Battle>;
  /** What the score is called. */
  label: string;
  texts: Loading<BattleTexts>;
};

/** The score of a battle, what it means and how it was worked out. */
export function BattleScore({ result, label, texts }: Props) {
  const { value: battle } = result;
  const { first, second, score } = battle;
  const fragment = writeEntry(result);
  const figures = [first.number.value, second.number.value];

  return (
    <section className={`ruled-gold centered ${styles.panel}`} aria-labelledby="compatibility">
      <h3 id="compatibility" className="gold">
        Cosmic Compatibility
      </h3>
      <PairFigure numbers={figures} size="large">
        <span data-testid="score">{score.value}%</span>
      </PairFigure>
      <p className="h2" data-testid="label">
        {label}
      </p>
      <p className="quiet" data-testid="headline">
        {headlineOf(score.value)}
      </p>
      <Share
        cards={[
          {
            kind: 'Cosmic Compatibility',
            numeral: `${score.value}%`,
            art: { kind: 'names', figures },
            sentence: label,
          },
        ]}
        names={result.people}
        fragment={fragment}
        message={{
          title: 'Name Vibration Battle',
          text: describeBattle(first.name, second.name, score.value, label),
          url: addressHere(fragment),
        }}
      />
      <div className={styles.letters}>
        <LetterSwitches steps={battle.steps} />
      </div>
      {texts.state === 'ready' ? (
        <div className={`halves ${styles.analysis}`}>
          {analyze(battle, texts.loaded).map(({ heading: name, traits, paragraphs }) => (
            <ReadingSection key={name} heading={name}>
              {traits && <Traits traits={traits} />}
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </ReadingSection>
          ))}
        </div>
      ) : (
        <PendingReading loading={texts} />
      )}
      <p className="note measure">
        <LinkedText text={ABOUT_SCORE} />
      </p>
      <div className={`mt-3 ${styles.working}`}>
        <Working steps={battle.steps} isOnlyHere>
          <p className="note">
            Each bar is one number’s share of the two added up. It doesn’t say who’s stronger, or
            how well you get along.
          </p>
        </Working>
      </div>
    </section>
  );
}

function Traits({ traits }: { traits: readonly Trait[] }) {
  return (
    <div className="halves">
      {traits.map(({ heading, text }) => (
        <div key={heading}>
          <h4 className={`gold ${styles.whose}`}>{heading}</h4>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
