import * as words from '#texts/tools/store';
import { price } from '../../ui/text/price';
import { type OrderLine, orderTotal, type ProductQuestion } from './cart';

interface OrderField extends ProductQuestion {
  /** The same when more of the product is added, so that what was entered stays. */
  readonly key: string;
}

/** What was entered at the checkout, by the keys of the fields. */
export type Answers = Readonly<Record<string, string>>;

/** The fields of a row: everything its product asks for, once for each that is ordered. */
export function fieldsOf({ product, quantity }: OrderLine): readonly OrderField[] {
  return Array.from({ length: quantity }, (_, copy) =>
    product.asks.map((question, index) => ({
      ...question,
      key: `${product.id}-${copy}-${index}`,
      label: quantity === 1 ? question.label : words.questionOf(question.label, copy + 1, quantity),
    })),
  ).flat();
}

/** An order as the text of a message. What was not entered is left open, to be filled in later. */
export function orderText(order: readonly OrderLine[], currency: string, answers: Answers): string {
  const parts = order.map((line) => [
    words.orderLine(line.quantity, line.product.name, price(line.cents, currency)),
    ...fieldsOf(line).map(({ key, label }) => words.answerLine(label, answers[key] ?? '')),
  ]);
  return [
    words.iWouldLike,
    ...parts.map((lines) => lines.join('\n')),
    words.totalLine(price(orderTotal(order), currency)),
  ].join('\n\n');
}

/** An e-mail with that text, ready to be sent by the visitor's own program. */
export function orderMail(address: string, text: string): string {
  // Half of a surrogate pair cannot be encoded.
  const body = encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
  return `mailto:${address}?subject=${encodeURIComponent(words.subject)}&body=${body}`;
}
