/** What an order by e-mail has to say about a product. */
export interface Question {
  readonly label: string;
  readonly hint: string;
  readonly kind: 'text' | 'date';
}

/** What the store needs to know about a product. */
export interface Sold {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly asks: readonly Question[];
  /** Where it is paid. Without one, the order is an e-mail. */
  readonly paymentLink?: string | undefined;
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
