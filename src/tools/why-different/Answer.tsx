import type { Offer } from '../../config/offer';
import { numberNames } from '../../numbers/number-names';
import type { Person } from '../../person/entry/person';
import { CalculatedFrom } from '../../person/result/CalculatedFrom';
import { ResultActions } from '../../person/result/ResultActions';
import { ResultEnd } from '../../person/result/ResultEnd';
import { figureCard } from '../../person/share/picture/result-card';
import { Share } from '../../person/share/Share';
import { Way } from '../../person/working/OtherWays';
import { Disclosure } from '../../ui/primitives/Disclosure';
import styles from './Answer.module.css';
import { departureText, reasonTitle, slipTexts } from './explanation/departure-texts';
import type { Explanation } from './explanation/explain';
import type { Question } from './explanation/questions';
import { headline, reach, summary, thingsToCheck } from './words';

type Props = {
  question: Question;
  explanation: Explanation;
  /** The question as a URL fragment; none where no link can hold it. */
  fragment: string | undefined;
  /** Whom it is about, as they were entered. */
  people: readonly Person[];
  offer: Offer;
};

/** Why two sites differ: the rules that lead to the other number, each with both sums. */
export function Answer(props: Props) {
  const { question, explanation, fragment, people, offer } = props;
  const { kind, person } = question;
  const { ours, theirs, reasons, slips } = explanation;
  const { label } = numberNames[kind];
  const words = summary(explanation, kind);
  const isSame = ours.value === theirs;
  return (
    <>
      <div className="stack-2" data-testid="result">
        <CalculatedFrom person={person} />
        <h2>{headline(explanation)}</h2>
        <p className="lead measure">{words}</p>
        <Share
          cards={[figureCard(label, ours.value, headline(explanation), words)]}
          fragment={fragment}
        />
        {isSame && (
          <section className="stack-1 ruled-2" data-testid="reason">
            <Way heading="Our sum" worked={ours} />
          </section>
        )}
        {reasons.map((reason, index) => (
          <section key={reason.departures.join()} className="stack-1 ruled-2" data-testid="reason">
            <h3>{reasonTitle(reason, kind)}</h3>
            {reason.departures.map((departure) => (
              <p key={departure} className="measure">
                {departureText(departure, kind).text}
              </p>
            ))}
            <Disclosure isOpen={index === 0}>
              <summary className="summary">Both sums</summary>
              <div className={`stack-3 ${styles.both}`}>
                <Way heading="Ours" worked={ours} />
                <Way heading="Theirs" worked={reason.worked} />
              </div>
            </Disclosure>
          </section>
        ))}
        {slips.length > 0 && (
          <section className="stack-1 ruled-2">
            <h3>What else it could be</h3>
            {slips.map(({ id }) => (
              <p key={id} className="measure">
                <strong>{slipTexts[id].title}.</strong> {slipTexts[id].text}
              </p>
            ))}
          </section>
        )}
        {!isSame && reasons.length === 0 && (
          <section className="stack-1 ruled-2" data-testid="no-reason">
            <h3>What to check</h3>
            <ul className="stack-1 measure points">
              {thingsToCheck(question).map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
            <Disclosure>
              <summary className="summary">Our sum</summary>
              <Way heading="Ours" worked={ours} />
            </Disclosure>
          </section>
        )}
        {explanation.reached > 0 && (
          <p className="ruled-2 quiet measure">{reach(explanation, kind)}</p>
        )}
      </div>
      <ResultEnd offer={offer}>
        <ResultActions fragment={fragment} people={people} />
      </ResultEnd>
    </>
  );
}
