import { useRef } from 'react';
import * as words from '#texts/tools/store';
import { Button } from '../../ui/primitives/Button';
import { orderOf, type Sold } from './cart';
import { OrderDialog } from './OrderDialog';
import styles from './Store.module.css';

type Props = {
  cart: readonly number[];
  /** The product that was just added again, although it can be taken only once. */
  refused: Sold | undefined;
  products: readonly Sold[];
  currency: string;
  email: string;
  onEmpty: () => void;
};

/** The cart, floating over the page while there is something in it. */
export function CartSummary({ cart, refused, products, currency, email, onEmpty }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const proceed = useRef<HTMLButtonElement>(null);

  function openOrder() {
    dialog.current?.showModal();
    // The browser would choose the first field, and a phone would cover the order with its keyboard.
    heading.current?.focus();
  }

  return (
    <section
      className={`stack-half screen-only card ${styles.cart}`}
      data-testid="cart"
      aria-labelledby="cart-heading"
    >
      <div className="row between">
        <h2 id="cart-heading" className="h3">
          {words.cart} <span className={styles.count}>{cart.length}</span>
        </h2>
        <Button
          tone="plain"
          className={styles.close}
          aria-describedby="cart-close"
          onClick={onEmpty}
        >
          {words.close}
        </Button>
      </div>
      <p role="status">{words.added(cart.length)}</p>
      <p aria-live="polite" className="status">
        {refused && words.alreadyInCart(refused.name)}
      </p>
      <p id="cart-close" className="note">
        {words.closingEmpties}
      </p>
      <Button ref={proceed} className="mt-1" onClick={openOrder}>
        {words.proceed}
      </Button>
      <OrderDialog
        ref={dialog}
        heading={heading}
        order={orderOf(cart, products)}
        currency={currency}
        email={email}
        // Safari does not focus a clicked button, so it would not return the focus there.
        onClose={() => proceed.current?.focus()}
      />
    </section>
  );
}
