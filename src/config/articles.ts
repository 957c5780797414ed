/** What a card says of an article. */
export interface ArticleSummary {
  readonly id: ArticleId;
  readonly title: string;
  readonly excerpt: string;
}

/** The twelve articles in the order of the blog. */
export const articles = [
  {
    id: 'personal-year-numbers',
    title: 'The Year You Are In: Personal Years and the Nine-Year Wheel',
    excerpt:
      'Some years you plant and nothing shows; some years the roof comes off. A short sum tells which kind this one is said to be.',
  },
  {
    id: 'name-numerology',
    title: 'What Your Name Adds Up To: Letters, Values and the Numbers They Hide',
    excerpt:
      'Twenty-six letters, nine values and one afternoon: how a name becomes four numbers, and why the vowels get one to themselves.',
  },
  {
    id: 'career-choices',
    title: 'Work That Fits: Choosing a Career by Its Number',
    excerpt:
      'A career number will not find you a job. It may tell you why the last one chafed, and what to ask at the next interview.',
  },
  {
    id: 'karmic-debt',
    title: 'Karmic Debt Numbers 13, 14, 16 and 19: Old Bills, New Addresses',
    excerpt:
      'Four numbers that turn up halfway through a sum, what tradition says they ask, and how to check whether you have met one.',
  },
  {
    id: 'master-numbers',
    title: 'Master Numbers in Numerology: The Power of 11, 22, and 33',
    excerpt:
      'Three sums that refuse to be reduced, why they are kept, and the ordinary 2, 4 and 6 that stand underneath them.',
  },
  {
    id: 'love-numbers',
    title: 'Love by the Numbers: Numerology in Relationships',
    excerpt:
      'What two numbers have to say to each other over breakfast, and why the easy pairs are seldom the interesting ones.',
  },
  {
    id: 'sacred-geometry',
    title: 'Sacred Geometry and Numerology: The Divine Connection',
    excerpt:
      'Two circles, a shared radius and an almond between them. From there a compass draws every number you will meet here.',
  },
  {
    id: 'health-wellness',
    title: 'Numerology for Health and Wellness: Your Personal Healing Numbers',
    excerpt:
      'Add two numbers you already have and read the third as a habit worth keeping. A gentle use of an old art, and no doctor.',
  },
  {
    id: 'manifestation',
    title: 'Manifesting with Numerology: Using Numbers to Create Your Reality',
    excerpt:
      'Write it three times, six times, nine times. What the 369 method asks of you, and what the writing does on its own.',
  },
  {
    id: 'angel-numbers',
    title: 'Angel Numbers and Divine Messages: Decoding 111, 222, 333, and More',
    excerpt:
      'The clock says 11:11 again. What readers of repeated digits see in them, and how to tell a sign from a habit of looking.',
  },
  {
    id: 'birth-order',
    title: 'Birth Order and Numerology: How Your Position in the Family Shapes Your Soul Path',
    excerpt:
      'Eldest, middle, youngest, only: what happens when the place you were given at the table meets the number you were born with.',
  },
  {
    id: 'life-cycles',
    title: "Numerology Cycles of Transformation: Understanding Life's Natural Rhythms",
    excerpt:
      'Three long periods, four pinnacles and the challenges between them: a life laid out as a map you can fold.',
  },
] as const;

/** The identifiers, for the content's schema. */
export const articleIds = articles.map(({ id }) => id) as [ArticleId, ...ArticleId[]];

/** An article's identifier, the last part of its address. */
export type ArticleId = (typeof articles)[number]['id'];

/** The summaries of the articles named, in the order named. */
export function articleSummaries(...ids: readonly ArticleId[]): readonly ArticleSummary[] {
  return ids.flatMap((id) => articles.filter((article) => article.id === id));
}

/** The address of an article. */
export function articlePath<Id extends ArticleId>(id: Id): `/blog/${Id}` {
  return `/blog/${id}`;
}
