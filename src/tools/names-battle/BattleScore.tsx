import * as words from '#texts/tools/names-battle';
import { PairFigure } from '../../art/PairFigure';
import { ReadingSection } from '../../result/reading/Result';
import { Share } from '../../result/share/Share';
import type { ToolResult } from '../../result/tool/tool';
import { LetterSwitches } from '../../result/working/LetterSwitches';
import { Working } from '../../result/working/Working';
import { addressHere } from '../../ui/browser/navigation';
import { PendingReading } from '../../ui/loading/PendingReading';
import type { Loading } from '../../ui/loading/use-loaded';
import { LinkedText } from '../../ui/page/TextLink';
import { analyze, type BattleTexts, type Trait } from './analysis';
import type { Battle } from './battle';
import styles from './NamesBattle.module.css';
import { battleHeadline } from './rules';

type Props = {
  result: ToolResult<Battle>;
  label: string;
  texts: Loading<BattleTexts>;
};

/** The score of a battle, what it means and how it was worked out. */
export function BattleScore({ result, label, texts }: Props) {
  const { value: battle } = result;
  const { first, second, score } = battle;
  const figures = [first.number.value, second.number.value];

  return (
    <section className={`ruled-gold centered ${styles.panel}`} aria-labelledby="compatibility">
      <h3 id="compatibility" className="gold">
        {words.kind}
      </h3>
      <PairFigure numbers={figures} size="large">
        <span data-testid="score">{score.value}%</span>
      </PairFigure>
      <p className="h2" data-testid="label">
        {label}
      </p>
      <p className="quiet" data-testid="headline">
        {words.headlines[battleHeadline(score.value)]}
      </p>
      <Share
        cards={[
          {
            kind: words.kind,
            numeral: `${score.value}%`,
            art: { kind: 'names', figures },
            sentence: label,
          },
        ]}
        names={result.people}
        link={result.link}
        message={{
          title: words.shareTitle,
          text: words.describeBattle(first.name, second.name, score.value, label),
          url: addressHere(result.link),
        }}
      />
      <div className={styles.letters}>
        <LetterSwitches steps={battle.steps} />
      </div>
      {texts.loaded ? (
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
        <LinkedText text={words.aboutScore} />
      </p>
      <div className={`mt-3 ${styles.working}`}>
        <Working steps={battle.steps} isOnlyHere>
          <p className="note">{words.aboutBars}</p>
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
