import styles from './Portrait.module.css';

/** What the numbers of a person say together; the first paragraph says what kind of person it is. */
export function Portrait({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={`stack-2 reading ${styles.portrait}`} data-testid="portrait">
      {paragraphs.map((text, index) => (
        <p key={text} className={index === 0 ? 'lead' : undefined}>
          {text}
        </p>
      ))}
    </div>
  );
}
