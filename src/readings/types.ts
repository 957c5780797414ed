import type { CoreNumber, Digit } from '@ninefold/numerology';

type Three<T> = readonly [T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
type Eight<T> = readonly [T, T, T, T, T, T, T, T];
type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];

/** What one of the nine numbers of the home page means. */
export interface CoreReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  /** One sentence. */
  readonly intro: string;
  /** Ten adjectives. */
  readonly keyTraits: Ten<string>;
  readonly strengths: string;
  readonly challenges: string;
  /** Three paragraphs. */
  readonly additionalInsights: Three<string>;
}

/** A complete table of core readings. */
export type CoreReadings = Readonly<Record<CoreNumber, CoreReading>>;

/** The parts of a core reading that a number read from the table of names has of its own. */
export type PlaceReadings = Readonly<
  Record<CoreNumber, Pick<CoreReading, 'strengths' | 'challenges'>>
>;

/** Soul Urge also has insights of its own: love and rest are its topics, and the Name Number's have neither. */
export type SoulUrgeReadings = PlaceReadings &
  Readonly<Record<CoreNumber, Pick<CoreReading, 'additionalInsights'>>>;

export interface PersonalYearReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  readonly intro: string;
  /** Five single words. */
  readonly themes: Five<string>;
  readonly opportunities: string;
  readonly challenges: string;
  /** Five sentences. */
  readonly advice: Five<string>;
}

export interface CareerReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  readonly intro: string;
  readonly idealCareers: Eight<string>;
  readonly workEnvironment: string;
  readonly professionalStrengths: string;
  readonly challenges: string;
  readonly successTips: Five<string>;
}

export interface BusinessReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  readonly intro: string;
  readonly energyProfile: string;
  readonly idealIndustries: Eight<string>;
  readonly brandPersonality: string;
  readonly marketingApproach: string;
  readonly challenges: string;
  readonly successTips: Five<string>;
}

export interface KarmicReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  readonly intro: string;
  readonly pastLifeThemes: Six<string>;
  readonly karmicLessons: string;
  readonly talentsFromPastLives: string;
  readonly currentLifeChallenges: string;
  readonly soulGrowthPath: string;
  readonly healingAdvice: Five<string>;
}

/** A complete table of readings for the digits. */
export type DigitReadings<T> = Readonly<Record<Digit, T>>;

/** A title and a few sentences: all that a number needs where it stands among many. */
export interface ShortReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  readonly text: string;
}
