import * as words from '#texts/result/reading';
import type { HomeNumbers } from '../../numbers/home-numbers';
import { countedNumbers } from '../../portrait/counted-numbers';
import styles from './Result.module.css';

/** What stands over a portrait: “All nine, put together”. A name or a date alone gives fewer numbers. */
export function portraitHeading(numbers: HomeNumbers): string {
  return words.portraitHeading(countedNumbers(numbers).length);
}

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
