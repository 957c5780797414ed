import { useRef } from 'react';
import { Button } from '../../ui/primitives/Button';
import styles from './CartSummary.module.css';
import { orderOf, type Sold } from './cart';
import { OrderDialog } from './OrderDialog';

type Props = {
  cart: readonly number[];
  products: readonly Sold[];
  email: string;
  paymentLinks: Readonly<Record<number, string | undefined>>;
  onEmpty: () => void;
};

/** The cart, floating over the page while there is something in it. */
export function CartSummary({ cart, products, email, paymentLinks, onEmpty }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section className={styles.cart} data-testid="cart" aria-labelledby="cart-heading">
      <div className={styles.top}>
        <h2 id="cart-heading" className={styles.heading}>
          Cart Summary <span className={styles.count}>{cart.length}</span>
        </h2>
        <Button
          tone="plain"
          className={styles.close}
          aria-describedby="cart-close"
          onClick={onEmpty}
        >
          Close
        </Button>
      </div>
      <p role="status">{cart.length} item(s) added to cart</p>
      <p id="cart-close" className={styles.note}>
        Closing empties the cart.
      </p>
      <Button onClick={() => dialog.current?.showModal()}>Proceed to Checkout</Button>
      <OrderDialog
        ref={dialog}
        order={orderOf(cart, products)}
        email={email}
        paymentLinks={paymentLinks}
      />
    </section>
  );
}
