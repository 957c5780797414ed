/** The blocks under the products: how ordering works. An answer comes as soon as `reply` says. */
export function reassurances(reply: string) {
  return [
    {
      title: 'Instant Access',
      text: `What is free opens at once and without an account: the calculators, the guide and the articles. Try them first, so that you can judge our work. What you order comes from a person, who answers ${reply}.`,
    },
    {
      title: 'Expert Quality',
      text: 'The arithmetic behind everything here is tested, and each free reading shows its sums. Have a look at a few of them first: they are the most honest sample of our care that we can offer.',
    },
    {
      title: 'Secure Checkout',
      text: 'You never type a card number on this site. You pay on the page of a payment provider, or we arrange the payment with you by e-mail. The cart and what you type for an order are kept in this tab only, and closing it deletes them.',
    },
  ] as const;
}
