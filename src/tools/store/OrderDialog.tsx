import '../../styles/tables.css';
import { type InputEvent, type Ref, useRef, useState } from 'react';
import * as words from '#texts/tools/store';
import { Field } from '../../ui/form/Field';
import { Button } from '../../ui/primitives/Button';
import button from '../../ui/primitives/Button.module.css';
import { CopyButton } from '../../ui/primitives/CopyButton';
import { price } from '../../ui/text/price';
import { type OrderLine, orderTotal } from './cart';
import { type Answers, fieldsOf, orderMail, orderText } from './order-text';
import styles from './Store.module.css';

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
        {words.yourOrder}
      </h2>
      <table className={styles.order}>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.quantity}</th>
            <th scope="col">{words.each}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(({ product, quantity, cents }) => (
            <tr key={product.id}>
              <th scope="row">
                {product.name}
                {product.paymentLink && (
                  <div className="mt-1">
                    <PayLink name={product.name} href={product.paymentLink} />
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
              {words.total}
            </th>
            <td data-testid="total">{price(orderTotal(order), currency)}</td>
          </tr>
        </tfoot>
      </table>
      {isPartlyPaid && (
        <p id="order-pay" className={`note ${styles.paid}`}>
          {words.opensInTab}
        </p>
      )}
      {byMail.length > 0 && (
        <OrderByMail order={byMail} currency={currency} email={email} isOnlyPart={isPartlyPaid} />
      )}
      <form method="dialog">
        <Button type="submit" tone="plain" className={`mt-1 ${styles.back}`}>
          {words.back}
        </Button>
      </form>
    </dialog>
  );
}

/** Leads to where a product is paid, in a new tab. */
function PayLink({ name, href }: { name: string; href: string }) {
  const [pay, forWhat] = words.pay(name);
  return (
    <a
      className={[button.button, button.primary].join(' ')}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby="order-pay"
    >
      {pay} <span className="visually-hidden">{forWhat}</span>
    </a>
  );
}

type OrderByMailProps = {
  order: readonly OrderLine[];
  currency: string;
  email: string;
  /** Whether the other products are paid by link. */
  isOnlyPart: boolean;
};

/**
 * An order by e-mail: what the products need, and the message to send. What is typed is in memory only,
 * and there is no form around it, because submitting one would put it into the address.
 */
function OrderByMail({ order, currency, email, isOnlyPart }: OrderByMailProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const message = useRef<HTMLTextAreaElement>(null);
  const text = orderText(order, currency, answers);
  const asked = order
    .map((line) => ({ product: line.product, fields: fieldsOf(line) }))
    .filter(({ fields }) => fields.length > 0);

  function answer({ target }: InputEvent<HTMLFieldSetElement>) {
    const { name, value } = target as HTMLInputElement;
    setAnswers((before) => ({ ...before, [name]: value }));
  }

  return (
    <>
      {asked.map(({ product, fields }) => (
        <fieldset key={product.id} className={`stack-2 ${styles.fields}`} onInput={answer}>
          <legend className="gold">{product.name}</legend>
          {fields.map(({ key, kind, ...field }) => (
            <Field key={key} {...field} name={key} type={kind} spellCheck={false} />
          ))}
        </fieldset>
      ))}
      <p>{words.howToOrder(isOnlyPart, asked.length > 0)}</p>
      <p className="mt-2">
        {words.to} <b>{email}</b>
      </p>
      <textarea
        ref={message}
        className={`field-box ${styles.message}`}
        aria-label={words.message}
        readOnly
        rows={text.split('\n').length}
        value={text}
      />
      <div className="stack-1">
        <a className={[button.button, button.primary].join(' ')} href={orderMail(email, text)}>
          {words.orderByMail}
        </a>
        <CopyButton
          // A message about an earlier text is not shown beside a new one.
          key={text}
          label={words.copyOrder}
          done={words.copied}
          description={words.message}
          getText={() => text}
          shownIn={message}
        />
      </div>
    </>
  );
}
