import { PageSection } from '../../ui/page/PageSection';
import styles from './Store.module.css';

type Props = { blocks: readonly { readonly title: string; readonly text: string }[] };

/** How ordering works, in three blocks. */
export function Reassurances({ blocks }: Props) {
  return (
    <div className="cards">
      {blocks.map(({ title, text }) => (
        <section key={title} className={`reading quiet ${styles.block}`}>
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}

/** What the owner of the site promises, from the configuration. */
interface Promises {
  /** How soon an order is answered, as the end of a sentence. */
  readonly reply: string;
  readonly madeBy: string;
  readonly refund: string;
}

/** The blocks under the products: what comes when, from whom, and how it is paid. */
export function reassurances({ reply, madeBy, refund }: Promises) {
  return [
    {
      title: 'Instant Access',
      text: `The calculators, the guide and the articles are free and open at once, without an account, so you can look around before you pay for anything. When you order, we answer ${reply}, and each product says when it arrives.`,
    },
    {
      title: 'Expert Quality',
      text: `${madeBy} There’s no license for numerology, so judge us by what you can check. Our arithmetic is tested, and every free reading shows its sums.`,
    },
    {
      title: 'Secure Checkout',
      text: `You never type a card number on this site. You pay on a payment provider’s page, or we arrange it with you by e-mail. Your cart stays in this tab until you close it or reload this page, and what you type for an order isn’t stored anywhere. ${refund}`,
    },
  ] as const;
}

/** How to order where the cart cannot work. Static, so that it adds nothing to the island. */
export function OrderWithoutScript({ email }: { email: string }) {
  return (
    <noscript>
      <PageSection isTight>
        <p>
          The cart needs JavaScript, and it’s switched off here. You can order by e-mail instead:
          write to <a href={`mailto:${email}?subject=Order`}>{email}</a> and say what you’d like.
        </p>
      </PageSection>
    </noscript>
  );
}
