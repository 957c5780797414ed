/** A person's numbers, by the ids that links and data attributes use. A label may change, an id never. */
export const numberLabels = {
  'name-number': 'Name Number',
  'life-path': 'Life Path',
  destiny: 'Destiny',
  'soul-urge': 'Soul Urge',
  personality: 'Personality',
  expression: 'Expression',
  maturity: 'Maturity',
  attitude: 'Attitude',
  'hidden-passion': 'Hidden Passion',
  birthday: 'Birthday',
} as const satisfies Readonly<Record<string, string>>;

/** The id of a number. */
export type NumberId = keyof typeof numberLabels;
