export const includes = 'Includes';
export const once = 'One-time payment';
export const add = 'Add to Cart';

export const cart = 'Cart Summary';
export const close = 'Close';
export const closingEmpties = 'Closing empties the cart.';
export const proceed = 'Proceed to Checkout';
export const added = (count: number) => `${count} item(s) added to cart`;

/** A product that is paid by a link can be taken only once. */
export const alreadyInCart = (name: string) =>
  `${name} is already in the cart. You pay for these one at a time.`;

export const yourOrder = 'Your order';
export const product = 'Product';
export const quantity = 'Quantity';
export const each = 'Each';
export const price = 'Price';
export const total = 'Total';
export const opensInTab = 'The payment page opens in a new tab. Your cart stays as it is.';
export const back = 'Back to the store';

/** The button, and the rest of it for a screen reader. */
export const pay = (name: string) => ['Pay', `for ${name}`] as const;

/** What a product asks for, where it is ordered more than once: “Full name, 1 of 2”. */
export const questionOf = (label: string, copy: number, copies: number) =>
  `${label}, ${copy} of ${copies}`;

/** How an order by e-mail goes on: what of it is paid here, and what becomes of what is typed. */
export function howToOrder(isOnlyPart: boolean, hasFields: boolean): string {
  const start = isOnlyPart ? 'The rest is ordered by e-mail.' : 'No payment is taken on this site.';
  const typed = hasFields ? ' What you type here goes into it and isn’t stored anywhere.' : '';
  return `${start} Send us this message, and we’ll answer with how to pay.${typed}`;
}

export const message = 'Your order as a message';
export const to = 'To:';
export const orderByMail = 'Order by e-mail';
export const copyOrder = 'Copy order';
export const copied = 'Order copied.';

/** The message itself. */
export const subject = 'Order';
export const iWouldLike = 'I would like to order:';
export const orderLine = (quantity: number, name: string, price: string) =>
  `${quantity} × ${name}: ${price}`;
export const answerLine = (label: string, answer: string) => `${label}: ${answer}`.trimEnd();
export const totalLine = (price: string) => `Total: ${price}`;

/** How to order where the cart cannot work. */
export const orderWithoutScript = (email: string) =>
  `The cart needs JavaScript, and it’s switched off here. You can order by e-mail instead: write to [${email}](mailto:${email}?subject=${subject}) and say what you’d like.`;

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
