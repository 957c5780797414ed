import * as words from '#texts/tools/why-different';
import type { Offer } from '../../config/offer';
import { numberNames } from '../../numbers/number-names';
import { CalculatedFrom } from '../../result/reading/CalculatedFrom';
import { ResultEnd } from '../../result/reading/ResultEnd';
import { figureCard } from '../../result/share/picture/result-card';
import { Share } from '../../result/share/Share';
import type { ToolResult } from '../../result/tool/tool';
import { Way } from '../../result/working/OtherWays';
import { Disclosure } from '../../ui/primitives/Disclosure';
import styles from './Answer.module.css';
import { departureText, reasonTitle } from './explanation/departure-texts';
import type { Explanation } from './explanation/explain';
import type { Question } from './explanation/questions';

type Props = { result: ToolResult<Question>; explanation: Explanation; offer: Offer };

/** Why two sites differ: the rules that lead to the other number, each with both sums. */
export function Answer({ result, explanation, offer }: Props) {
  const question = result.value;
  const { kind, person } = question;
  const { ours, theirs, reasons, slips, tried, reached } = explanation;
  const { label } = numberNames[kind];
  const isSame = ours.value === theirs;
  const headline = words.headline(ours.value, theirs);
  const summary = isSame
    ? words.noDifference(kind, theirs)
    : words.summary(kind, ours.value, theirs, reasons.length, tried);
  return (
    <>
      <div className="stack-2" data-testid="result">
        <CalculatedFrom person={person} />
        <h2>{headline}</h2>
        <p className="lead measure">{summary}</p>
        <Share cards={[figureCard(label, ours.value, headline, summary)]} link={result.link} />
        {isSame && (
          <section className="stack-1 ruled-2" data-testid="reason">
            <Way heading={words.ourSum} worked={ours} />
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
              <summary className="summary">{words.bothSums}</summary>
              <div className={`halves ${styles.both}`}>
                <Way heading={words.ours} worked={ours} />
                <Way heading={words.theirs} worked={reason.worked} />
              </div>
            </Disclosure>
          </section>
        ))}
        {slips.length > 0 && (
          <section className="stack-1 ruled-2">
            <h3>{words.whatElse}</h3>
            {slips.map(({ id }) => (
              <p key={id} className="measure">
                <strong>{words.slips[id].title}.</strong> {words.slips[id].text}
              </p>
            ))}
          </section>
        )}
        {!isSame && reasons.length === 0 && (
          <section className="stack-1 ruled-2" data-testid="no-reason">
            <h3>{words.whatToCheck}</h3>
            <ul className="stack-1 measure points">
              {thingsToCheck(question).map((check) => (
                <li key={check}>{check}</li>
              ))}
            </ul>
            <Disclosure>
              <summary className="summary">{words.ourSum}</summary>
              <Way heading={words.ours} worked={ours} />
            </Disclosure>
          </section>
        )}
        {reached > 0 && (
          <p className="ruled-2 quiet measure">{words.reach(kind, tried, reached)}</p>
        )}
      </div>
      <ResultEnd offer={offer} result={result} />
    </>
  );
}

/** What to look at where no rule leads to the number. */
function thingsToCheck({ kind }: Question): readonly string[] {
  const { usesName, usesDate } = numberNames[kind];
  return [
    ...(usesName ? words.checks.name : []),
    ...(usesDate ? words.checks.date : []),
    ...(kind === 'personal-year' ? words.checks.year : []),
    ...words.checks.any,
  ];
}
