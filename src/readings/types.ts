import type { CoreNumber, Digit } from '@ninefold/numerology';

type Three<T> = readonly [T, T, T];
type Five<T> = readonly [T, T, T, T, T];
type Six<T> = readonly [T, T, T, T, T, T];
type Eight<T> = readonly [T, T, T, T, T, T, T, T];
type Ten<T> = readonly [T, T, T, T, T, T, T, T, T, T];

/** What every long reading begins with. */
export interface BaseReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  /** One sentence. */
  readonly intro: string;
}

/** What one of the nine numbers of the home page means. */
export interface CoreReading extends BaseReading {
  /** Ten adjectives. */
  readonly keyTraits: Ten<string>;
  readonly strengths: string;
  readonly challenges: string;
  /** Three paragraphs. */
  readonly additionalInsights: Three<string>;
}

export type CoreReadings = Readonly<Record<CoreNumber, CoreReading>>;

/** The parts of a core reading that a number read from the table of names has of its own. */
export type PlaceReadings = Readonly<
  Record<CoreNumber, Pick<CoreReading, 'strengths' | 'challenges'>>
>;

/** Soul Urge also has insights of its own, about love and rest. */
export type SoulUrgeReadings = PlaceReadings &
  Readonly<Record<CoreNumber, Pick<CoreReading, 'additionalInsights'>>>;

export interface PersonalYearReading extends BaseReading {
  /** Five single words. */
  readonly themes: Five<string>;
  readonly opportunities: string;
  readonly challenges: string;
  /** Five sentences. */
  readonly advice: Five<string>;
}

export interface CareerReading extends BaseReading {
  readonly idealCareers: Eight<string>;
  readonly workEnvironment: string;
  readonly professionalStrengths: string;
  readonly challenges: string;
  readonly successTips: Five<string>;
}

export interface BusinessReading extends BaseReading {
  readonly energyProfile: string;
  readonly idealIndustries: Eight<string>;
  readonly brandPersonality: string;
  readonly marketingApproach: string;
  readonly challenges: string;
  readonly successTips: Five<string>;
}

export interface KarmicReading extends BaseReading {
  readonly pastLifeThemes: Six<string>;
  readonly karmicLessons: string;
  readonly talentsFromPastLives: string;
  readonly currentLifeChallenges: string;
  readonly soulGrowthPath: string;
  readonly healingAdvice: Five<string>;
}

export type DigitReadings<T> = Readonly<Record<Digit, T>>;

/** A title and a few sentences: all that a number needs where it stands among many. */
export interface ShortReading {
  readonly title: string;
  /** The plain sentence or two that says what the number means here; at most 35 words. */
  readonly meaning: string;
  readonly text: string;
}

/** What a number that people keep seeing is said to mean. */
export interface AngelReading extends ShortReading {
  /** One small thing to do. */
  readonly tryThis: string;
}

/** A row, column or diagonal of the square, in either order, written with its lower end first. */
export type GridLineKey =
  | '123'
  | '147'
  | '159'
  | '258'
  | '276'
  | '294'
  | '357'
  | '369'
  | '438'
  | '456'
  | '618'
  | '789';

/** What a line is called, and what it is said to mean when all or none of its digits are there. */
export interface GridLineReading {
  readonly name: string;
  readonly full: string;
  readonly empty: string;
}

/** The five tiers of a Decoder score, best first. */
export type DailyTier =
  | 'cosmic-alignment'
  | 'high-frequency'
  | 'harmonious-flow'
  | 'transformation-zone'
  | 'reflection-time';

/** A day of the month. */
// biome-ignore format: a list
export type DayOfMonth =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10
  | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20
  | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31;

/**
 * The day of the month as it stands: 29 is read as 29, with its 2 and its 9. Its text is one or two paragraphs, with
 * an empty line between them.
 */
export interface DayReading extends ShortReading {
  /** How it differs from the other days that come to the same number. */
  readonly differs: string;
}

/** What a number's own page says before its readings. */
export interface NumberEssay {
  /** The number in words, as its letters are added up. */
  readonly word: string;
  /** The one thing the number stands for: a line under the title. */
  readonly epithet: string;
  /** The plain sentence or two that says what the number means; at most 35 words. */
  readonly meaning: string;
  /** The opening: what the number says about a person, then what is true of the number itself. */
  readonly opening: readonly [string, string];
}

/** The lines of a personal day, shown by turns. */
export type FourLines = readonly [string, string, string, string];

export interface MonthReading {
  readonly title: string;
  readonly sentence: string;
}

/** January to December. */
export type TwelveLines = readonly [...Six<string>, ...Six<string>];

/** What a day is said to be good for. */
export interface DayMeaning {
  readonly title: string;
  readonly text: string;
}
