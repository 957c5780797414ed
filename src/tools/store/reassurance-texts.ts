/** What the owner of the site promises, from the configuration. */
interface Promises {
  /** How soon an order is answered, as the end of a sentence. */
  readonly reply: string;
  readonly madeBy: string;
  readonly refund: string;
}

/** The blocks under the products: what comes when, from whom, and how it is paid. */
export function reassurances({ reply, madeBy, refund }: Promises) {
  return [
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
      text: `You never type a card number on this site. You pay on a payment provider’s page, or we arrange it with you by e-mail. Your cart stays in this tab until you close it, and what you type for an order isn’t stored anywhere. ${refund}`,
    },
  ] as const;
}
