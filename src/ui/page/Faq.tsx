import { questions } from '#texts/ui/page';
import styles from './Faq.module.css';
import { SplitSection } from './SplitSection';
import { LinkedText } from './TextLink';

/** A question and its answer. */
export interface FaqItem {
  readonly question: string;
  /** Links are written as in Markdown: `[the calculator](page:home)`. */
  readonly answer: string;
}

/** Questions, one open at a time: the shared `name` makes the browser close the others. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <SplitSection heading={questions}>
      <div className={styles.items}>
        {items.map(({ question, answer }) => (
          <details key={question} className="ruled-below" name="faq" data-testid="faq-item">
            <summary className={`h3 ${styles.question}`}>{question}</summary>
            <p className={`reading quiet measure ${styles.answer}`}>
              <LinkedText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </SplitSection>
  );
}
