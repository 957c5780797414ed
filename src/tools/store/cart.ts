/** What an order by e-mail has to say about a product. */
export interface ProductQuestion {
  readonly label: string;
  readonly hint: string;
  readonly kind: 'text' | 'date';
}

/** What the store needs to know about a product. */
export interface Sold {
  readonly id: number;
  readonly name: string;
  readonly priceCents: number;
  readonly asks: readonly ProductQuestion[];
  /** Where it is paid. Without one, the order is an e-mail. */
  readonly paymentLink?: string | false | undefined;
}

/** A row of an order: a product once, with its quantity. */
export interface OrderLine {
  readonly product: Sold;
  readonly quantity: number;
  readonly cents: number;
}

/** The order that a cart, a list of product ids, comes to; in the products' own order. */
export function orderOf(cart: readonly number[], products: readonly Sold[]): readonly OrderLine[] {
  return products.flatMap((product) => {
    const quantity = cart.filter((id) => id === product.id).length;
    return quantity === 0 ? [] : [{ product, quantity, cents: quantity * product.priceCents }];
  });
}

/** What an order costs, in cents. */
export function orderTotal(order: readonly OrderLine[]): number {
  return order.reduce((sum, { cents }) => sum + cents, 0);
}

/*
 * The cart is in `sessionStorage`: other tabs do not see it, and it is gone when the tab is closed or
 * the store is reloaded (docs/rules/storage.md#cart-storage).
 */

const KEY = 'store_cart';
/** A list that is longer was not made by clicking. */
const MOST = 99;

/** The cart of this tab: a list of product ids. Empty if there is none, or one that is not ours. */
export function savedCart(products: readonly Sold[]): readonly number[] {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return isCart(saved, products) ? saved : [];
  } catch {
    return [];
  }
}

/** Saves the cart, or removes an empty one. Returns whether the storage allowed it. */
export function saveCart(cart: readonly number[]): boolean {
  try {
    if (cart.length > 0) sessionStorage.setItem(KEY, JSON.stringify(cart));
    else sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

function isCart(saved: unknown, products: readonly Sold[]): saved is readonly number[] {
  const isKnown = (id: unknown) => products.some((product) => product.id === id);
  return Array.isArray(saved) && saved.length <= MOST && saved.every(isKnown);
}
