import type { Ref } from 'react';
import { Button } from '../../ui/primitives/Button';
import { type OrderLine, orderMail, price, totalOf } from './cart';
import styles from './OrderDialog.module.css';

type Props = {
  ref: Ref<HTMLDialogElement>;
  order: readonly OrderLine[];
  email: string;
  paymentLinks: Readonly<Record<number, string | undefined>>;
};

/**
 * The order: each product once, its price and the total. What has a payment link is paid there; the
 * rest goes into one e-mail. Closing it does not empty the cart.
 */
export function OrderDialog({ ref, order, email, paymentLinks }: Props) {
  const byMail = order.filter(({ product }) => !paymentLinks[product.id]);
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="order-heading">
      <h2 id="order-heading">Your order</h2>
      <table className={styles.order}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Quantity</th>
            <th scope="col">Each</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ product, quantity, cents }) => (
            <tr key={product.id}>
              <th scope="row">
                {product.name}
                {paymentLinks[product.id] && (
                  <a className={styles.pay} href={paymentLinks[product.id]}>
                    Pay for {product.name}
                  </a>
                )}
              </th>
              <td>{quantity}</td>
              <td>{price(product.priceCents)}</td>
              <td>{price(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td data-testid="total">{price(totalOf(order))}</td>
          </tr>
        </tfoot>
      </table>
      {byMail.length > 0 && (
        <>
          <p className={styles.note}>
            No payment is taken on this site. The button writes an e-mail with the order in it; we
            answer with how to pay.
          </p>
          <a className={styles.mail} href={orderMail(email, byMail)}>
            Order by e-mail
          </a>
        </>
      )}
      <form method="dialog">
        <Button type="submit" tone="plain" className={styles.back}>
          Back to the store
        </Button>
      </form>
    </dialog>
  );
}
