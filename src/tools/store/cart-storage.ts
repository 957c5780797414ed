import type { Sold } from './cart';

/*
 * The cart is in `sessionStorage`: other tabs do not see it, and it is gone when the tab is closed or
 * the store is reloaded (docs/rules.md#cart-storage).
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
