import type { Ref } from 'react';
import { Button } from '../../ui/primitives/Button';
import button from '../../ui/primitives/Button.module.css';
import { price } from '../../ui/text/price';
import { type OrderLine, orderTotal } from './cart';
import { OrderByMail } from './OrderByMail';
import styles from './OrderDialog.module.css';

type Props = {
  ref: Ref<HTMLDialogElement>;
  /** To be focused when the dialog opens. */
  heading: Ref<HTMLHeadingElement>;
  order: readonly OrderLine[];
  currency: string;
  email: string;
  onClose: () => void;
};

/**
 * The order: each product once, its price and the total. What has a payment link is paid there; the
 * rest goes into one e-mail. Closing it does not empty the cart.
 */
export function OrderDialog({ ref, heading, order, currency, email, onClose }: Props) {
  const byMail = order.filter(({ product }) => !product.paymentLink);
  const isPartlyPaid = byMail.length < order.length;
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="order-heading" onClose={onClose}>
      <h2 id="order-heading" ref={heading} tabIndex={-1}>
        Your order
      </h2>
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
                {product.paymentLink && (
                  <div className={styles.pay}>
                    <a
                      className={[button.button, button.primary].join(' ')}
                      href={product.paymentLink}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-describedby="order-pay"
                    >
                      Pay <span className="visually-hidden">for {product.name}</span>
                    </a>
                  </div>
                )}
              </th>
              <td>{quantity}</td>
              <td>{price(product.priceCents, currency)}</td>
              <td>{price(cents, currency)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td data-testid="total">{price(orderTotal(order), currency)}</td>
          </tr>
        </tfoot>
      </table>
      {isPartlyPaid && (
        <p id="order-pay" className={styles.note}>
          The payment page opens in a new tab. Your cart stays as it is.
        </p>
      )}
      {byMail.length > 0 && (
        <OrderByMail order={byMail} currency={currency} email={email} isOnlyPart={isPartlyPaid} />
      )}
      <form method="dialog">
        <Button type="submit" tone="plain" className={styles.back}>
          Back to the store
        </Button>
      </form>
    </dialog>
  );
}
