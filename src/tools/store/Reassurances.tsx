import * as words from '#texts/tools/store';
import { PageSection } from '../../ui/page/PageSection';
import { LinkedText } from '../../ui/page/TextLink';
import styles from './Store.module.css';

/** How ordering works, in three blocks under the products. */
export function Reassurances(promises: words.Promises) {
  return (
    <div className="stack-3 threes whole">
      {words.reassurances(promises).map(({ title, text }) => (
        <section key={title} className="reading quiet ruled-gold">
          <h2 className={`h3 ${styles.title}`}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

/** How to order where the cart cannot work. Static, so that it adds nothing to the island. */
export function OrderWithoutScript({ email }: { email: string }) {
  return (
    <noscript>
      <PageSection isTight>
        <p>
          <LinkedText text={words.orderWithoutScript(email)} />
        </p>
      </PageSection>
    </noscript>
  );
}
