import styles from './Faq.module.css';
import { SplitSection } from './SplitSection';

/** A question and its answer. */
export interface FaqItem {
  readonly question: string;
  readonly answer: string;
}

type Props = { items: readonly FaqItem[]; heading?: string };

/** Questions of which one stands open at a time: the browser sees to that by the shared `name`. */
export function Faq({ items, heading = 'Questions people ask' }: Props) {
  return (
    <SplitSection heading={heading}>
      <div className={styles.items}>
        {items.map(({ question, answer }) => (
          <details key={question} className={styles.item} name="faq" data-testid="faq-item">
            <summary className={styles.question}>{question}</summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </SplitSection>
  );
}
