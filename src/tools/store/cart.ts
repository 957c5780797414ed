import { grouped } from '../../ui/browser/wording';

/** What the store needs to know about a product. */
export interface Sold {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
}

/** A row of an order: a product once, with its quantity. */
export interface OrderLine<T extends Sold = Sold> {
  readonly product: T;
  readonly quantity: number;
  readonly cents: number;
}

/** The order that a cart, a list of product ids, comes to; in the products' own order. */
export function orderOf<T extends Sold>(
  cart: readonly number[],
  products: readonly T[],
): readonly OrderLine<T>[] {
  return products.flatMap((product) => {
    const quantity = cart.filter((id) => id === product.id).length;
    return quantity === 0 ? [] : [{ product, quantity, cents: quantity * product.priceCents }];
  });
}

/** What an order costs, in cents. */
export function totalOf(order: readonly OrderLine[]): number {
  return order.reduce((sum, { cents }) => sum + cents, 0);
}

/** A price as it is written: whole dollars without cents. */
export function price(cents: number): string {
  const rest = cents % 100;
  const dollars = `$${grouped(Math.floor(cents / 100))}`;
  return rest === 0 ? dollars : `${dollars}.${String(rest).padStart(2, '0')}`;
}

/** An e-mail with an order in it, ready to be sent by the visitor's own program. */
export function orderMail(address: string, order: readonly OrderLine[]): string {
  const lines = order.map(
    ({ product, quantity, cents }) => `${quantity} × ${product.name}: ${price(cents)}`,
  );
  const body = ['I would like to order:', '', ...lines, '', `Total: ${price(totalOf(order))}`];
  const parts = { subject: 'Order', body: body.join('\r\n') };
  const query = Object.entries(parts).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `mailto:${address}?${query.join('&')}`;
}
