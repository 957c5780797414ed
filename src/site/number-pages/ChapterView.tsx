import type { CoreNumber } from '@ninefold/numerology';
import { moreOn } from '#texts/site/number-pages';
import styles from './ChapterView.module.css';
import type { Chapter, ChapterText } from './chapters';

type Props = {
  number: CoreNumber;
  chapter: Chapter;
  /** One of several in columns. */
  isBrief?: boolean;
};

/** One table's reading of a number: its meaning, an excerpt, and the rest in a disclosure. */
export function ChapterView({ number, chapter, isBrief = false }: Props) {
  const { id, kind, what, path, title, meaning, intro, words, passages, more } = chapter;
  return (
    <article className={isBrief ? styles.brief : `${styles.chapter} later`}>
      <div>
        <h3 id={id} className={`h2 ${styles.title}`}>
          {title}
        </h3>
        <p className="strong mt-1">
          <a href={path}>{kind}</a> {number}
        </p>
        <p className="quiet">{what}</p>
        {words && (
          <ul className={`reading gold mt-1 ${styles.traits}`}>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={`stack-3 ${styles.matter}`}>
        <p className={`h3 ${styles.meaning}`}>{meaning}</p>
        {intro && <p className={`reading ${styles.intro}`}>{intro}</p>}
        {passages.length > 0 && (
          <div className={styles.passages}>
            {passages.map((passage) => (
              <PassageView key={String(passage.text)} {...passage} />
            ))}
          </div>
        )}
        {more.length > 0 && (
          <details className={styles.more}>
            <summary className="summary">{moreOn(kind, number)}</summary>
            <div className={styles.passages}>
              {more.map((passage) => (
                <PassageView key={String(passage.text)} {...passage} />
              ))}
            </div>
          </details>
        )}
      </div>
    </article>
  );
}

function PassageView({ heading, lead, text }: ChapterText) {
  return (
    <div className={`reading ${styles.passage}`}>
      {heading && <h4 className={`label ${styles.heading}`}>{heading}</h4>}
      {lead && <p className={styles.passageLead}>{lead}</p>}
      {typeof text === 'string' ? (
        <p>{text}</p>
      ) : (
        <ul className="stack-half points">
          {text.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
