import { type InputEvent, useRef, useState } from 'react';
import { Field } from '../../ui/form/Field';
import button from '../../ui/primitives/Button.module.css';
import { CopyButton } from '../../ui/primitives/CopyButton';
import type { OrderLine } from './cart';
import styles from './OrderByMail.module.css';
import { type Answers, fieldsOf, orderMail, orderText } from './order-text';

type Props = {
  order: readonly OrderLine[];
  currency: string;
  email: string;
  /** Whether the other products are paid by link. */
  isOnlyPart: boolean;
};

const MESSAGE = 'Your order as a message';

/**
 * An order by e-mail: what the products need, and the message to send. What is typed is in memory only,
 * and there is no form around it, because submitting one would put it into the address.
 */
export function OrderByMail({ order, currency, email, isOnlyPart }: Props) {
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
        <fieldset key={product.id} className={styles.fields} onInput={answer}>
          <legend className={styles.legend}>{product.name}</legend>
          {fields.map(({ key, kind, ...field }) => (
            <Field key={key} {...field} name={key} type={kind} spellCheck={false} />
          ))}
        </fieldset>
      ))}
      <p>
        {isOnlyPart ? 'The rest is ordered by e-mail. ' : 'No payment is taken on this site. '}
        Send us this message, and we’ll answer with how to pay.
        {asked.length > 0 && ' What you type here goes into it and isn’t stored anywhere.'}
      </p>
      <p className={styles.address}>
        To: <b>{email}</b>
      </p>
      <textarea
        ref={message}
        className={styles.message}
        aria-label={MESSAGE}
        readOnly
        rows={text.split('\n').length}
        value={text}
      />
      <div className={styles.actions}>
        <a className={[button.button, button.primary].join(' ')} href={orderMail(email, text)}>
          Order by e-mail
        </a>
        <CopyButton
          // A message about an earlier text is not shown beside a new one.
          key={text}
          label="Copy order"
          done="Order copied."
          description={MESSAGE}
          getText={() => text}
          shownIn={message}
        />
      </div>
    </>
  );
}
