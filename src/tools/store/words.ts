export const addedToCart = (count: number) => `${count} item(s) added to cart`;

/** A product that is paid by a link can be taken only once. */
export const alreadyInCart = (name: string) =>
  `${name} is already in the cart. You pay for these one at a time.`;

/** How an order by e-mail goes on: what of it is paid here, and what becomes of what is typed. */
export function howToOrder(isOnlyPart: boolean, hasFields: boolean): string {
  const start = isOnlyPart ? 'The rest is ordered by e-mail.' : 'No payment is taken on this site.';
  const typed = hasFields ? ' What you type here goes into it and isn’t stored anywhere.' : '';
  return `${start} Send us this message, and we’ll answer with how to pay.${typed}`;
}

/** How to order where the cart cannot work. */
export const orderWithoutScript = (email: string) =>
  `The cart needs JavaScript, and it’s switched off here. You can order by e-mail instead: write to [${email}](mailto:${email}?subject=Order) and say what you’d like.`;

/** What the owner of the site promises, from the configuration. */
export interface Promises {
  /** How soon an order is answered, as the end of a sentence. */
  readonly reply: string;
  readonly madeBy: string;
  readonly refund: string;
}

/** What comes when, from whom, and how it is paid. */
export const reassurances = ({ reply, madeBy, refund }: Promises) => [
  {
    title: 'Instant Access',
    text: `The calculators, the guide and the articles are free and open at once, without an account, so you can look around before you pay for anything. When you order, we answer ${reply}, and each product says when it arrives.`,
  },
  {
    title: 'Expert Quality',
    text: `${madeBy} There’s no license for numerology, so judge us by what you can check. Our arithmetic is tested, and every free reading shows its sums.`,
  },
  {
    title: 'Secure Checkout',
    text: `You never type a card number on this site. You pay on a payment provider’s page, or we arrange it with you by e-mail. Your cart stays in this tab until you close it or reload this page, and what you type for an order isn’t stored anywhere. ${refund}`,
  },
];
