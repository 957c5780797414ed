/** The three products of the store, in their order. Prices are in cents of a US dollar. */
export const products = [
  {
    id: 1,
    name: 'Complete Numerology Reading',
    priceCents: 4700,
    description:
      'A personalized report of 40 pages, made from your full birth name and date. It carries the numbers of the free calculator further: how they agree, where they quarrel, and what the coming year is said to ask of them. You receive something to reread with a pencil. Like all we do, it is entertainment.',
    features: [
      'Life Path in depth',
      'Expression and Soul Urge',
      'Personality and Destiny',
      'Karmic debt numbers',
      'Personal year forecast',
      'Compatibility notes',
    ],
  },
  {
    id: 2,
    name: 'Numerology Master Course',
    priceCents: 9700,
    description:
      'Learn to draw up a chart by hand and to talk about it without bluffing. Twelve video modules go from the letter table to reading for a friend, with workbooks and exercises to do between them. The certificate shows that you finished; it is a keepsake and no professional license.',
    features: [
      'Twelve video modules',
      'Printable workbooks',
      'Practice exercises',
      'Certificate of completion',
      'Lifetime access',
      'Private community',
    ],
  },
  {
    id: 3,
    name: 'Business Numerology Consultation',
    priceCents: 14700,
    description:
      'Sixty minutes in private, one conversation about one business. Bring the names you are considering and the dates you could open on; we add them up together and talk through what each would promise a customer. Afterward you get a written report. Contracts, taxes and market research stay with your other advisers.',
    features: [
      '60-minute private session',
      'Business name analysis',
      'Launch date selection',
      'Brand number optimization',
      'Timing strategies',
      'Follow-up report',
    ],
  },
] as const;

/** The blocks under the products: how ordering works. */
export const reassurances = [
  {
    title: 'Instant Access',
    text: 'The free calculators, the guide and the articles open at once, without an account, so you can judge our work first. A paid order takes one press, and the next step follows on the payment page or by e-mail.',
  },
  {
    title: 'Expert Quality',
    text: 'The arithmetic behind everything here is tested, and each free reading shows its sums. Have a look at a few of them first: they are the most honest sample of our care that we can offer.',
  },
  {
    title: 'Secure Checkout',
    text: 'You never type a card number on this site. Payment is made on the payment provider’s own page, or arranged with you by e-mail, and the cart itself is kept in this tab only.',
  },
] as const;
